import type { Tool } from './tool.ts';
import { fetchTool } from './tools/fetch.ts';
import { findProductsTool } from './tools/find-products.ts';
import { getChangesTool } from './tools/get-changes.ts';
import { getReadinessTool } from './tools/get-readiness.ts';
import { getSiteTool } from './tools/get-site.ts';
import { getSuggestionTool } from './tools/get-suggestion.ts';
import { runActionTool } from './tools/run-action.ts';
import { searchTool } from './tools/search.ts';
import { suggestSiteTool } from './tools/suggest-site.ts';

/** The tools of the connector, in the order in which they are listed (R37). */
export const TOOLS: readonly Tool[] = [
  searchTool,
  fetchTool,
  getSiteTool,
  getReadinessTool,
  findProductsTool,
  getChangesTool,
  suggestSiteTool,
  getSuggestionTool,
  runActionTool,
];
