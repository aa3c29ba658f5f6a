import { picturesFunction } from '../src/runtime/functions/function-pictures.ts';

export default picturesFunction;

export const config = { path: '/og.png' };
