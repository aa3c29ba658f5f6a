import { readConfig } from '../../src/runtime/config/config.ts';
import { runCommand } from '../terminal/run-command.ts';
import { serveShown } from '../terminal/serve-shown.ts';

/** The service as `npm run serve` starts it, which visits a web on this machine: <port> <port of the web> <host…> */
const [port, webPort, ...hosts] = process.argv.slice(2);

await runCommand(async () => {
  const config = readConfig(process.env, { port: Number(port) });
  const web = { hosts, port: Number(webPort), delayMs: 20, timeoutMs: 6000 };
  await serveShown(config, (baseUrl) => console.error(`ready at ${baseUrl}`), { web });
});
