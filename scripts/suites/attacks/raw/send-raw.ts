import { connect } from 'node:net';
import type { RawAttack } from './raw-attack.ts';

const PAUSE_MS = 15;
/** A sender who promised more than it sends gets no answer, and is not waited for. */
const QUIET_MS = 400;

/** What came back until either side went, and whether it was the service. */
export interface CameBack {
  readonly bytes: Buffer;
  readonly isEnded: boolean;
}

/** Uses a connection for an attack. */
export function sendRaw(port: number, { parts, leaves }: RawAttack): Promise<CameBack> {
  return new Promise((resolve) => {
    const came: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let isEnded = false;
    const sendNext = (): void => {
      if (socket.destroyed) return;
      const part = parts[sent++];
      if (part !== undefined) socket.write(part);
      if (sent < parts.length) setTimeout(sendNext, PAUSE_MS);
      else if (leaves === 'when sent') socket.destroy();
    };
    socket.once('connect', sendNext);
    socket.setTimeout(QUIET_MS, () => socket.destroy());
    socket.on('data', (bytes) => {
      came.push(bytes);
      if (leaves === 'when answered') socket.destroy();
    });
    // Reset by the other side: what came before counts.
    socket.on('error', () => {});
    socket.on('end', () => {
      isEnded = true;
      socket.destroy();
    });
    socket.on('close', () => resolve({ bytes: Buffer.concat(came), isEnded }));
  });
}
