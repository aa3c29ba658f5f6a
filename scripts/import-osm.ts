import { importCommand } from './terminal/import-command.ts';
import { runCommand } from './terminal/run-command.ts';

await runCommand(() => importCommand(process.argv.slice(2), process.env));
