import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRenderBundle } from '../services/publish/render-bundle.ts';
import type { Config } from './config.ts';
import { startDatabaseThread } from './database-thread.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { newRequestId, startServer } from './server.ts';

/** The whole service in one process. */
export interface RunningService {
  /** Where it answers. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the database thread and the server.
 * @throws PortError, StoreError
 */
export async function startService({ siteDir, port, database, baseUrl }: Config): Promise<RunningService> {
  const thread = await startDatabaseThread({ database, baseUrl });
  try {
    const bundle = await loadRenderBundle();
    const api = {
      baseUrl,
      search: (query: string, limit: number) => thread.search({ query, limit, now: Date.now() }),
      findBadge: (domain: string, file: string) => readOptional(join(siteDir, 'badge', domain, file)),
      newRequestId,
      onFault: logFault,
    };
    const findStatus = (domain: string) => thread.status({ domain });
    const pages = createRenderedPages({ ...api, bundle, findStatus });
    const server = await startServer({ folder: siteDir, port, api, pages });
    return {
      baseUrl: port === 0 ? `http://localhost:${server.port}` : baseUrl,
      async close() {
        await server.close();
        await thread.close();
      },
    };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

function logFault(requestId: string, cause: unknown): void {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(JSON.stringify({ level: 'error', request_id: requestId, cause: text }));
}

async function readOptional(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
