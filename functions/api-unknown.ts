import { answerFunction } from '../src/runtime/functions/function-service.ts';

// Without a path of its own: netlify.toml sends here what no other function takes below /api.
export default answerFunction;
