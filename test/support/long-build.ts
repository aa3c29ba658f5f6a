import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../src/build/build.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import { loopbackDispatcher } from '../../src/crawl/fetch/loopback-dispatcher.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';

/** A build in a process of its own that visits one site of a web on this machine: <data folder> <port> <domain>. */
const [dataDir = '', port = '', name = ''] = process.argv.slice(2);
const parsed = operatorDomain(name);
if (!parsed.ok) throw new Error(parsed.message);
const at = (file: string): string => pathToFileURL(join(dataDir, file)).href;
const dispatcher = loopbackDispatcher({ hosts: [name], port: Number(port) });
const index = await openIndexDatabase({ url: at('waymark.db') });
await build({
  index,
  artifacts: { url: at('artifacts.db') },
  inputs: { domains: [parsed.domain], archives: [] },
  web: { dispatcher, userAgent: 'WaymarkBot/test', clock: () => new Date(), delayMs: 20, timeoutMs: 150_000 },
  folder: join(dataDir, 'site'),
  baseUrl: 'http://localhost:4321',
  onProgress: () => {},
});
index.close();
await dispatcher.close();
