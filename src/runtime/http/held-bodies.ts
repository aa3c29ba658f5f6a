import type { IncomingMessage, ServerResponse } from 'node:http';

/** Told of each part of a body that is read and held until its request is answered. */
export type HoldBody = (request: IncomingMessage, response: ServerResponse, bytes: number) => void;

/** Thirty of the longest forms at a time, and hundreds of the longest calls. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Bounds what all callers together have sent of bodies that are not answered yet. Above that the connection goes whose
 * body has been coming longest: whoever sends all but the end of a thousand forms would else fill the memory with them.
 * Where all have come to their end, the one that is one too many goes.
 */
export function heldBodies(mostBytes = MAX_BYTES): HoldBody {
  /** Those that came first stand first. */
  const held = new Map<IncomingMessage, number>();
  let total = 0;
  const release = (request: IncomingMessage): void => {
    total -= held.get(request) ?? 0;
    held.delete(request);
  };
  const end = (request: IncomingMessage): void => {
    release(request);
    request.socket.destroy();
  };
  return (request, response, bytes) => {
    // Its sender has gone.
    if (response.destroyed) return;
    if (!held.has(request)) response.once('close', () => release(request));
    held.set(request, (held.get(request) ?? 0) + bytes);
    total += bytes;
    for (const other of held.keys()) {
      if (total <= mostBytes) return;
      if (!other.complete) end(other);
    }
    if (total > mostBytes) end(request);
  };
}
