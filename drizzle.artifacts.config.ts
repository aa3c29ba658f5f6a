import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/store/artifact-schema.ts',
  out: './src/store/artifact-migrations',
});
