/** The served database. @type {import('drizzle-kit').Config} */
export default { dialect: 'sqlite', schema: '../../src/store/schema.ts', out: '../../src/store/migrations' };
