import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port that cannot be listened on: one sentence with the mend. */
export class PortError extends Error {}

/** @throws PortError when the port is taken or not allowed */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'is in use by another program' : `cannot be used (${error.code ?? error.message})`;
      reject(
        new PortError(`Port ${port} ${why}; stop that program or choose another port with --port.`, { cause: error }),
      );
    });
    server.listen(port, () => resolve());
  });
}

/**
 * Looks whether a port can be listened on at this moment.
 * @throws PortError when it cannot
 */
export async function tryPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  probe.close();
  await once(probe, 'close');
}
