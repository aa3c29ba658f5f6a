import { picturesFunction } from '../src/runtime/function-pictures.ts';

export default picturesFunction;

export const config = { path: '/og.png' };
