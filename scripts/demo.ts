import { fileURLToPath } from 'node:url';
import type { Dispatcher } from 'undici';
import { parseInputs } from '../src/build/parse-inputs.ts';
import { endpointCaller } from '../src/crawl/fetch/call-endpoint.ts';
import { loopbackDispatcher } from '../src/crawl/fetch/loopback-dispatcher.ts';
import { waymarkUserAgent } from '../src/crawl/fetch/visit-options.ts';
import type { Config } from '../src/runtime/config/config.ts';
import { tryPort } from '../src/runtime/http/listen.ts';
import { startService } from '../src/runtime/start-service.ts';
import { checkPages } from './demo/check-pages.ts';
import { demoConfig } from './demo/demo-config.ts';
import { type DemoWeb, startDemoWeb } from './demo/demo-web.ts';
import { welcome } from './demo/welcome.ts';
import { buildShown, type FinishedBuild } from './terminal/build-and-serve.ts';
import { importShown } from './terminal/import-command.ts';
import { parseOptions } from './terminal/parse-options.ts';
import { CommandError, runCommand } from './terminal/run-command.ts';
import { serveShown } from './terminal/serve-shown.ts';
import { printSummary } from './terminal/summary.ts';

/** A fictional extract of OpenStreetMap, which knows some of the sites. */
const DEMO_MAP = fileURLToPath(new URL('../content/demo/map.geojson', import.meta.url));

const USAGE = `usage: npm run demo [-- --once] [-- --port N] [-- --json]
  visits, reads and scores a small web of invented sites on this machine, and serves the result
  --once    asks for every kind of page and exits: 1 when one does not answer as it should
  --port N  serves there (default: PORT, or 4321)
  --json    prints what was done as JSON on standard output`;

/** The bundled web is our own and on this machine: it may be asked faster than the real one (R61). */
const DEMO_DELAY_MS = 20;
const DEMO_TIMEOUT_MS = 1000;

await runCommand(async () => {
  const options = parseOptions(process.argv.slice(2), USAGE, ['port', 'once', 'json', 'help']);
  if (options.help) return console.log(USAGE);
  const demo = demoConfig(process.env, options.port);
  // The check answers on any free port; what is drawn names the one that `npm run demo` will have.
  const config = options.once ? { ...demo, port: 0 } : demo;
  await tryPort(config.port);
  const demoWeb = await startDemoWeb();
  const dispatcher = loopbackDispatcher(demoWeb);
  try {
    const finished = await buildDemo({ config, json: options.json, demoWeb, dispatcher });
    printSummary(finished, options.json);
    if (options.once) return await checkOnce(config, finished);
    const greet = (baseUrl: string): void => console.error(welcome(baseUrl, finished.counts.examples));
    // The invented sites stay, so that they can be visited again and their actions called.
    const { hosts, port } = demoWeb;
    const web = { hosts, port, delayMs: DEMO_DELAY_MS, timeoutMs: DEMO_TIMEOUT_MS };
    await serveShown(config, greet, { web, callEndpoint: endpointCaller(dispatcher) });
  } finally {
    await dispatcher.destroy();
    await demoWeb.close();
  }
});

interface DemoBuild {
  readonly config: Config;
  readonly json: boolean;
  readonly demoWeb: DemoWeb;
  readonly dispatcher: Dispatcher;
}

async function buildDemo({ config, json, demoWeb, dispatcher }: DemoBuild): Promise<FinishedBuild> {
  console.error(
    `  A bundled web of ${demoWeb.hosts.length} invented sites answers on this machine; they are asked every ${DEMO_DELAY_MS} ms (real sites: every second).`,
  );
  await importShown(config, { file: DEMO_MAP, dataset: 'demo', propose: 0 }, json);
  const inputs = await parseInputs(demoWeb.hosts);
  const web = {
    dispatcher,
    userAgent: waymarkUserAgent(config.baseUrl),
    clock: () => new Date(),
    delayMs: DEMO_DELAY_MS,
    timeoutMs: DEMO_TIMEOUT_MS,
  };
  return buildShown({ config, inputs, web, json });
}

/** `--once`: serves, asks every kind of page once, and ends. */
async function checkOnce(config: Config, { counts }: FinishedBuild): Promise<void> {
  const service = await startService(config);
  try {
    const wrong = await checkPages(service.baseUrl, counts.examples);
    if (wrong.length) throw new CommandError(`Some pages do not answer as they should:\n  ${wrong.join('\n  ')}`);
    console.error(`  every page asked for answers as it should\n`);
  } finally {
    await service.close();
  }
}
