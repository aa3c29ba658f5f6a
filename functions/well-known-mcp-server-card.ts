import { answerFunction } from '../src/runtime/functions/function-service.ts';

export default answerFunction;

export const config = { path: '/.well-known/mcp/server-card.json' };
