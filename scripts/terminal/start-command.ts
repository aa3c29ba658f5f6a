import { parseInputs } from '../../src/build/parse-inputs.ts';
import { guardedDispatcher } from '../../src/crawl/fetch/guarded-dispatcher.ts';
import { waymarkUserAgent } from '../../src/crawl/fetch/visit-options.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { tryPort } from '../../src/runtime/http/listen.ts';
import { buildShown } from './build-and-serve.ts';
import { parseOptions } from './parse-options.ts';
import { serveShown } from './serve-shown.ts';
import { printSummary } from './summary.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `usage: npm start -- <domain… | list.txt | file.warc.gz…> [--port N] [--no-serve] [--json]
  domains, files with one domain a line, and WARC files may be mixed; a WARC file is read without visiting anyone
  --port N    serves there (default: PORT, or 4321)
  --no-serve  builds and exits
  --json      prints what was done as JSON on standard output`;

/**
 * Builds an index of the named domains and files, and serves it.
 * @param settings the environment
 * @throws what runCommand makes a sentence of
 */
export async function startCommand(words: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const options = parseOptions(words, USAGE, ['inputs', 'port', 'no-serve', 'json', 'help']);
  if (options.help) return console.log(USAGE);
  if (options.inputs.length === 0) throw wrongCall('Name at least one domain or file.', USAGE);
  const inputs = await parseInputs(options.inputs);
  const config = readConfig(settings, options.port === undefined ? {} : { port: options.port });
  // Better known now than when all is built.
  if (!options.noServe) await tryPort(config.port);
  const web = {
    dispatcher: guardedDispatcher(),
    userAgent: waymarkUserAgent(config.baseUrl),
    clock: () => new Date(),
  };
  try {
    printSummary(await buildShown({ config, inputs, web, json: options.json }), options.json);
  } finally {
    await web.dispatcher.close();
  }
  if (options.noServe) return;
  await serveShown(config, (baseUrl) => console.error(`\n  Waymark is at ${baseUrl}/ (Ctrl-C stops it)`));
}
