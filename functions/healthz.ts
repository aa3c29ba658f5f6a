import { answerFunction } from '../src/runtime/functions/function-service.ts';

export default answerFunction;

export const config = { path: '/healthz' };
