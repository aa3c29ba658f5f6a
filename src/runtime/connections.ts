import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The connections of a server. */
export interface Connections {
  readonly isClosing: boolean;
  /** To be told of each request before it is answered. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** The answer to the last request that was handed out on a connection. */
  lastAnswerOn(socket: Duplex): ServerResponse | undefined;
  /**
   * Takes no new ones, answers what was asked on those that are there, and closes each: its last answer says so, and one
   * without a question is closed when nothing came for a moment. Resolves when none is left.
   */
  close(): Promise<void>;
}

interface Connection {
  readonly socket: Socket;
  /** Requests whose answers are not sent. */
  underWay: number;
  last: ServerResponse | null;
  /** The answer that was chosen to say "Connection: close". */
  farewell: ServerResponse | null;
  /** How much had come when it was last looked at, and since when nothing more did. */
  bytesRead: number;
  quietSince: number;
}

interface State {
  readonly open: Map<Duplex, Connection>;
  /** Those on which nothing is asked, the longest so first. */
  readonly resting: Set<Connection>;
  /** How many were taken in all. */
  taken: number;
  isClosing: boolean;
}

/** Part of the most that may be open from which on those that rest make room: a closed one counts until the next turn. */
const FULL = 7 / 8;
/** Who keeps a connection and asks one thing after the other has asked the next by then. */
const QUIET_MS = 150;
const LOOK_MS = 20;
/** New ones may come without end. */
const MAX_TURNS = 1000;
/** What is still asked after so long gets no answer. */
const FINISH_MS = 6000;

/**
 * Looks after the connections of a server. Where there are too many, those on which nothing is asked give way to new
 * ones, so that nobody keeps others out by holding them.
 * @param most how many may be open
 */
export function watchConnections(server: Server, most: number): Connections {
  const state: State = { open: new Map(), resting: new Set(), taken: 0, isClosing: false };
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    if (state.open.size >= most * FULL) makeRoom(state);
    hold(state, socket);
  });
  return {
    get isClosing() {
      return state.isClosing;
    },
    begin: (request, response) => begin(state, request, response),
    lastAnswerOn: (socket) => state.open.get(socket)?.last ?? undefined,
    close: () => close(state, server),
  };
}

function makeRoom({ resting }: State): void {
  const [longest] = resting;
  if (longest === undefined) return;
  resting.delete(longest);
  longest.socket.destroy();
}

function hold(state: State, socket: Socket): void {
  const connection = { socket, underWay: 0, last: null, farewell: null, bytesRead: 0, quietSince: 0 };
  state.open.set(socket, connection);
  state.taken += 1;
  rest(state, connection);
  socket.once('close', () => {
    state.open.delete(socket);
    state.resting.delete(connection);
  });
}

function rest({ resting }: State, connection: Connection): void {
  connection.bytesRead = connection.socket.bytesRead;
  connection.quietSince = performance.now();
  resting.add(connection);
}

function begin(state: State, { socket }: IncomingMessage, response: ServerResponse): void {
  const connection = state.open.get(socket);
  if (connection === undefined) return;
  connection.underWay += 1;
  connection.last = response;
  state.resting.delete(connection);
  if (state.isClosing) sayFarewell(connection);
  response.once('close', () => {
    connection.underWay -= 1;
    if (connection.underWay === 0 && state.open.has(socket)) rest(state, connection);
  });
}

/** Of requests that were sent one behind the other, only the answer to the last may end the connection. */
function sayFarewell(connection: Connection): void {
  const { last, farewell } = connection;
  if (farewell !== null && !farewell.headersSent) farewell.shouldKeepAlive = true;
  const isKept = last?.shouldKeepAlive && !last.headersSent;
  connection.farewell = isKept ? last : null;
  if (isKept) last.shouldKeepAlive = false;
}

async function close(state: State, server: Server): Promise<void> {
  state.isClosing = true;
  for (const connection of state.open.values()) sayFarewell(connection);
  await untilAllAreIn(state);
  // That of an HTTP server would first cut connections whose next request has come and is not read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const look = setInterval(() => closeQuiet(state), LOOK_MS);
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(look);
  clearTimeout(late);
  // Ends its timer.
  server.close();
}

/** Lets in whoever has connected by now: some of them each turn. */
async function untilAllAreIn(state: State): Promise<void> {
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const { taken } = state;
    await nextTurn();
    if (state.taken === taken) return;
  }
}

function closeQuiet({ resting }: State): void {
  const now = performance.now();
  for (const connection of resting) {
    const { socket, bytesRead, quietSince } = connection;
    if (socket.bytesRead !== bytesRead) {
      connection.bytesRead = socket.bytesRead;
      connection.quietSince = now;
    } else if (now - quietSince >= QUIET_MS) socket.destroy();
  }
}
