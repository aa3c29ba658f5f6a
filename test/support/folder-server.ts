import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_HEADERS } from '../../src/runtime/answers/page-headers.ts';
import { serveFolder } from '../../src/runtime/files/static-files.ts';

/** Serves a drawn folder on loopback as the service does, content security policy included. */
export async function serveDrawn(folder: string, port = 0): Promise<{ address: string; server: Server }> {
  const serve = serveFolder(folder);
  const server = createServer(async (request, response) => {
    if (await serve(request, response)) return;
    response.writeHead(404, { ...PAGE_HEADERS, 'Content-Type': 'text/plain' }).end('Not here.\n');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
