/** The builder's database of fetched pages. @type {import('drizzle-kit').Config} */
export default {
  dialect: 'sqlite',
  schema: '../../src/store/artifact-schema.ts',
  out: '../../src/store/artifact-migrations',
};
