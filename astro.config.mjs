import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';

/** Compiles the pages into one module that draws them (`render`), instead of a server or a folder of files. */
const renderBundle = {
  name: 'waymark-render-bundle',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'waymark-render-bundle',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/web/render-entry.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
      });
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  output: 'server',
  srcDir: './src/web',
  outDir: process.env.RENDER_OUT_DIR ?? './dist/render',
  trailingSlash: 'ignore',
  compressHTML: true,
  session: false,
  adapter: renderBundle,
  build: { inlineStylesheets: 'never', assets: 'assets' },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 } },
});
