import { pagesFunction } from '../src/runtime/functions/function-pages.ts';

export default pagesFunction(() => import('../dist/render/current.mjs'));

export const config = {
  path: ['/search', '/pro', '/claim', '/suggest', '/check', '/:page(check|claim|pro|suggest|search).md'],
};
