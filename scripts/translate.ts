import { runCommand } from './terminal/run-command.ts';
import { translateCommand } from './terminal/translate-command.ts';

await runCommand(() => translateCommand(process.argv.slice(2), process.env));
