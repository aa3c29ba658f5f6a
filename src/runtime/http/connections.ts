import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The connections of a server. */
export interface Connections {
  /**
   * Has a request answered when those before it on its connection are: whoever sends many at once has one worked on, and
   * none when he goes.
   */
  take(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
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
  /** Whether a request is being answered. */
  isAsked: boolean;
  /** When that began, or when it came to rest: counted in changes. */
  since: number;
  /** What answers those behind it, in their order. */
  readonly waiting: (() => void)[];
  last: ServerResponse | null;
  /** The answer that was chosen to say "Connection: close". */
  farewell: ServerResponse | null;
  /** How much had come when it was last looked at, and how many looks on end nothing more did. */
  bytesRead: number;
  quietLooks: number;
}

interface State {
  readonly open: Map<Duplex, Connection>;
  /** Those on which nothing is asked, the longest so first; and the others in the same order. */
  readonly resting: Set<Connection>;
  readonly asked: Set<Connection>;
  changes: number;
  /** How many were taken in all. */
  taken: number;
  isClosing: boolean;
}

/** Part of the most that may be open from which on some make room: a closed one counts until the next turn. */
const FULL = 7 / 8;
/** Whoever takes nothing of an answer for so long has gone. */
const STALLED_MS = 60_000;
/**
 * Who keeps a connection and asks one thing after the other has asked the next by then. Looks are counted, not time: on a
 * busy machine, what has come waits to be read.
 */
const QUIET_LOOKS = 10;
const LOOK_MS = 25;
/** Each takes some 10 KB; nobody in good faith sends so many before the first is answered. */
const MAX_WAITING = 500;
/** New ones may come without end. */
const MAX_TURNS = 100;
/** What is still asked after so long gets no answer. */
const FINISH_MS = 6000;

/**
 * Looks after the connections of a server. Where there are too many, those that wait for their caller give way to new
 * ones, so that nobody keeps others out by holding them: nothing is asked on them, what is asked does not come to its end,
 * or its answer is not taken.
 * @param most how many may be open
 */
export function watchConnections(server: Server, most: number, stalledMs = STALLED_MS): Connections {
  const state: State = {
    open: new Map(),
    resting: new Set(),
    asked: new Set(),
    changes: 0,
    taken: 0,
    isClosing: false,
  };
  server.maxConnections = most;
  // Node tells of kept connections that are quiet in the same way.
  server.setTimeout(stalledMs, (socket) => {
    const connection = state.open.get(socket);
    if (!connection?.isAsked || socket.writableLength > 0) socket.destroy();
  });
  server.on('connection', (socket: Socket) => {
    if (state.open.size >= most * FULL) makeRoom(state);
    hold(state, socket);
  });
  return {
    take: (request, response, answer) => take(state, request, response, answer),
    lastAnswerOn: (socket) => state.open.get(socket)?.last ?? undefined,
    close: () => close(state, server),
  };
}

/** Ends the connection that has waited for its caller longest; one that waits for us never. */
function makeRoom({ resting, asked }: State): void {
  const [rests] = resting;
  const halts = firstHalting(asked);
  const longest = rests === undefined || (halts !== undefined && halts.since < rests.since) ? halts : rests;
  if (longest === undefined) return;
  resting.delete(longest);
  asked.delete(longest);
  longest.socket.destroy();
}

/** Of those on which something is asked, the first whose request has no end yet, or whose answer is not taken. */
function firstHalting(asked: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of asked) {
    const { socket, last } = connection;
    if (!last?.req.complete || socket.writableLength > 0) return connection;
  }
  return undefined;
}

function hold(state: State, socket: Socket): void {
  const begun = { isAsked: false, since: 0, waiting: [], last: null, farewell: null, bytesRead: 0, quietLooks: 0 };
  const connection = { socket, ...begun };
  state.open.set(socket, connection);
  state.taken += 1;
  rest(state, connection);
  socket.once('close', () => {
    connection.waiting.length = 0;
    state.open.delete(socket);
    state.resting.delete(connection);
    state.asked.delete(connection);
  });
}

function rest(state: State, connection: Connection): void {
  connection.bytesRead = connection.socket.bytesRead;
  connection.quietLooks = 0;
  connection.since = ++state.changes;
  state.asked.delete(connection);
  state.resting.add(connection);
}

function take(state: State, { socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const connection = state.open.get(socket);
  if (connection === undefined) return void answer();
  const { waiting } = connection;
  connection.last = response;
  if (state.resting.delete(connection)) {
    connection.since = ++state.changes;
    state.asked.add(connection);
  }
  if (state.isClosing) sayFarewell(connection);
  response.once('close', () => {
    const next = waiting.shift();
    if (next) return next();
    connection.isAsked = false;
    if (state.open.has(socket)) rest(state, connection);
  });
  if (waiting.length === MAX_WAITING) socket.destroy();
  else if (connection.isAsked) waiting.push(answer);
  // All that came with it is seen before it is answered: only the last answer may end the connection.
  else if (state.isClosing) setImmediate(answer);
  else answer();
  connection.isAsked = true;
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
  // Before anybody is told to go: who is, connects anew.
  await untilAllAreIn(state);
  state.isClosing = true;
  for (const connection of state.open.values()) sayFarewell(connection);
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
  for (const connection of resting) {
    const { bytesRead } = connection.socket;
    connection.quietLooks = bytesRead === connection.bytesRead ? connection.quietLooks + 1 : 0;
    connection.bytesRead = bytesRead;
    if (connection.quietLooks === QUIET_LOOKS) connection.socket.destroy();
  }
}
