/** The served database. @type {import('drizzle-kit').Config} */
export default { dialect: 'sqlite', schema: '../../src/store/database/schema.ts', out: '../../src/store/migrations' };
