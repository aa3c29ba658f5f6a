import type { ServerResponse } from 'node:http';

/** A page that is given only once a test says so; whoever asks before waits for it. */
export interface ClosedPage {
  readonly route: (request: unknown, response: ServerResponse) => void;
  /** How many wait for it, or did. */
  asked(): number;
  open(): void;
}

/** Makes it for one test: what a first try opened stands closed in the second. */
export function closedPage(html: string): ClosedPage {
  const held: ServerResponse[] = [];
  let isOpen = false;
  const give = (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  return {
    route: (_request, response) => {
      if (isOpen) give(response);
      else held.push(response);
    },
    asked: () => held.length,
    open() {
      isOpen = true;
      held.forEach(give);
    },
  };
}
