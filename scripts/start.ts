import { runCommand } from './terminal/run-command.ts';
import { startCommand } from './terminal/start-command.ts';

await runCommand(() => startCommand(process.argv.slice(2), process.env));
