import { readConfig } from '../src/runtime/config/config.ts';
import { parseOptions } from './terminal/parse-options.ts';
import { runCommand } from './terminal/run-command.ts';
import { serveShown } from './terminal/serve-shown.ts';

const USAGE = `usage: npm run serve [-- --port N]
  serves what is built, the API and the connector; draws the pages first if they were never drawn, by another version
  or for another address
  --port N  serves there (default: PORT, or 4321)`;

await runCommand(async () => {
  const options = parseOptions(process.argv.slice(2), USAGE, ['port', 'help']);
  if (options.help) return console.log(USAGE);
  const config = readConfig(process.env, options.port === undefined ? {} : { port: options.port });
  await serveShown(config, (baseUrl) => console.error(`  Waymark is at ${baseUrl}/ (Ctrl-C stops it)`));
});
