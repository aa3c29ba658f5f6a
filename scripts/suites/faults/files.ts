import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startServedProcess } from '../../processes/served-process.ts';
import type { AttackPart, AttackRow } from '../attacks/attack-part.ts';
import { runBuild } from '../killable-build.ts';
import { inNewFolder } from './new-folder.ts';
import { areSentences } from './one-sentence.ts';
import { askAll } from './server.ts';

const FREE_FILES = 64;
/** What a service has open when nobody asks it, about. */
const OWN_FILES = 64;
const IDLE = 200;

/** Few files may be open, and many connections are. */
export const part: AttackPart = {
  name: 'files',
  run: () =>
    inNewFolder(async (dataDir): Promise<AttackRow[]> => {
      const wrap = ['sh', '-c', `ulimit -n ${FREE_FILES}; exec "$0" "$@"`];
      const command = await runBuild({ parameters: ['scripts/keys.ts', '--json', 'list'], dataDir, wrap });
      const service = await startServedProcess({ dataDir, openFiles: OWN_FILES + FREE_FILES });
      const idle = await Promise.all(Array.from({ length: IDLE }, () => connected(service.port)));
      const answers = await askAll(service);
      for (const socket of idle) socket.destroy();
      const after = await askAll(service);
      const code = await service.stop();
      return [
        {
          attack: 'a command with 64 files',
          tried: 1,
          held: Number(command.code === 0),
          note: command.stderr.slice(0, 200),
        },
        ...[answers, after].map((each, at) => ({
          attack: at === 0 ? 'answers among 200 idle connections with 64 free files' : 'answers when they are gone',
          tried: each.length,
          held: each.filter(({ status }) => status === 200).length,
        })),
        {
          attack: 'no stack in the log, ends in order',
          tried: 1,
          held: Number(code === 0 && areSentences(service.said, 2)),
        },
      ];
    }),
};

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  return socket;
}
