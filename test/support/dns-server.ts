import { createSocket, type Socket } from 'node:dgram';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Answer, decode, encode, type Packet, streamDecode, streamEncode, TRUNCATED_RESPONSE } from 'dns-packet';
import { atEnd } from './at-end.ts';

/** What the server says about a name. */
export type Zone =
  /** TXT records, each in one or several parts; with `shouted` the answer writes the name in capitals. */
  | { readonly txt: readonly (string | readonly string[])[]; readonly shouted?: boolean }
  /** An alias; with `chased` the records of its target come along, as resolvers do it. */
  | { readonly cname: string; readonly chased?: boolean }
  | { readonly rcode: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'NOTIMP' }
  /** The name is there, but no such record; asked whether it is an alias the server fails. */
  | { readonly empty: true; readonly aliasFails?: boolean }
  /** Cut short over UDP, and broken over TCP. */
  | { readonly cutShort: true }
  | { readonly silent: true }
  | { readonly garbage: true };

/** A name server on this machine: one port, UDP and TCP. */
export interface DnsServer {
  /** "127.0.0.1:5353", "[::1]:5353". */
  readonly address: string;
  /** By name in lower case; a name that is not there does not exist. May be changed at any time. */
  readonly zones: Map<string, Zone>;
  /** Every question: "udp _waymark.example.com TXT". */
  readonly asked: string[];
}

const NOERROR = 0;
const RCODES = { SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const;
/** What fits into an answer over UDP without EDNS. */
const MAX_UDP_BYTES = 512;

/** Starts a name server; it is stopped when the suite ends. */
export async function startDnsServer(
  zones: Readonly<Record<string, Zone>> = {},
  host: '127.0.0.1' | '::1' = '127.0.0.1',
): Promise<DnsServer> {
  const server: Omit<DnsServer, 'address'> = { zones: new Map(Object.entries(zones)), asked: [] };
  const tcp = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
      const answer = answerTo(server, 'tcp', streamDecode(received));
      if (answer) socket.end(answer === 'garbage' ? Buffer.from([0, 3, 1, 2, 3]) : streamEncode(answer));
    });
  });
  const udp = createSocket(host === '::1' ? 'udp6' : 'udp4');
  udp.on('message', (message, { port, address }) => {
    const query = decode(message);
    const answer = answerTo(server, 'udp', query);
    if (answer === null) return;
    udp.send(answer === 'garbage' ? message.subarray(0, 9) : fitted(answer), port, address);
  });
  const port = await listen(tcp, udp, host);
  atEnd(async () => {
    udp.close();
    await new Promise((resolve) => tcp.close(resolve));
  });
  return { ...server, address: `${host === '::1' ? '[::1]' : host}:${port}` };
}

async function listen(tcp: Server, udp: Socket, host: string): Promise<number> {
  await new Promise<void>((resolve) => tcp.listen(0, host, resolve));
  const { port } = tcp.address() as AddressInfo;
  await new Promise<void>((resolve) => udp.bind(port, host, resolve));
  return port;
}

/** An answer that is too long for UDP is cut, so that it is asked for again over TCP. */
function fitted(answer: Packet): Buffer {
  const whole = encode(answer);
  if (whole.length <= MAX_UDP_BYTES) return whole;
  return encode({ ...answer, flags: (answer.flags ?? 0) | TRUNCATED_RESPONSE, answers: [] });
}

function answerTo(
  { zones, asked }: Pick<DnsServer, 'zones' | 'asked'>,
  over: 'udp' | 'tcp',
  { id, questions, flags }: Packet,
): Packet | 'garbage' | null {
  const [question] = questions ?? [];
  if (!question) return null;
  asked.push(`${over} ${question.name} ${question.type}`);
  const zone = zones.get(question.name.toLowerCase()) ?? { rcode: 'NXDOMAIN' as const };
  if ('silent' in zone) return null;
  if ('garbage' in zone || ('cutShort' in zone && over === 'tcp')) return 'garbage';
  const rcode = rcodeOf(zone, question.type);
  const answers = 'rcode' in zone ? [] : recordsOf(zones, question.name, question.type);
  return {
    type: 'response',
    ...(id === undefined ? {} : { id }),
    flags: ((flags ?? 0) & 0x0100) | rcode | ('cutShort' in zone ? TRUNCATED_RESPONSE : 0),
    questions: [question],
    answers,
  };
}

function rcodeOf(zone: Zone, type: string): number {
  if ('aliasFails' in zone && zone.aliasFails && type === 'CNAME') return RCODES.SERVFAIL;
  return 'rcode' in zone ? RCODES[zone.rcode] : NOERROR;
}

function recordsOf(zones: ReadonlyMap<string, Zone>, name: string, type: string): Answer[] {
  const zone = zones.get(name.toLowerCase());
  if (!zone) return [];
  if ('txt' in zone && type === 'TXT') {
    return zone.txt.map((parts) => ({
      type: 'TXT',
      name: zone.shouted ? name.toUpperCase() : name,
      ttl: 60,
      data: typeof parts === 'string' ? parts : [...parts],
    }));
  }
  if (!('cname' in zone)) return [];
  const alias: Answer = { type: 'CNAME', name, ttl: 60, data: zone.cname };
  return zone.chased ? [alias, ...recordsOf(zones, zone.cname, type)] : [alias];
}
