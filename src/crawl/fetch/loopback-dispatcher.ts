import { Agent, buildConnector, type Dispatcher } from 'undici';
import { TRANSPORT } from './guarded-dispatcher.ts';

/** A web on this machine: which hosts it plays, and the plain HTTP port it answers them on. */
export interface LoopbackWeb {
  readonly hosts: Iterable<string>;
  readonly port: number;
}

/**
 * A dispatcher for the demo and for tests: every given host, http and https alike, is the plain HTTP server on
 * 127.0.0.1 (R62); every other name does not exist. It is handed over by code; no setting leads to it.
 */
export function loopbackDispatcher({ hosts, port }: LoopbackWeb): Dispatcher {
  const known = new Set([...hosts].map((host) => host.toLowerCase()));
  const connect = buildConnector({ allowH2: false, timeout: 5_000 });
  return new Agent({
    ...TRANSPORT,
    connect(target, callback) {
      if (known.has(target.hostname.toLowerCase())) {
        connect({ protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, callback);
        return;
      }
      const error = new Error(`${target.hostname} is not a host of the loopback web.`);
      callback(Object.assign(error, { code: 'ENOTFOUND' }), null);
    },
  });
}
