/** The builder's database of fetched pages. @type {import('drizzle-kit').Config} */
export default {
  dialect: 'sqlite',
  schema: '../../src/store/database/artifact-schema.ts',
  out: '../../src/store/artifact-migrations',
};
