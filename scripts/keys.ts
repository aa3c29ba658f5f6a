import { keysCommand } from './terminal/keys-command.ts';
import { runCommand } from './terminal/run-command.ts';

await runCommand(() => keysCommand(process.argv.slice(2), process.env));
