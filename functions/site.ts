import { pagesFunction } from '../src/runtime/functions/function-pages.ts';

export default pagesFunction(() => import('../dist/render/current.mjs'));

// Drawn pages and twins are served as they are; this answers what is not drawn.
export const config = { path: '/site/*', preferStatic: true };
