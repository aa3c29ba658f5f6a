import { modelsCommand } from './terminal/models-command.ts';
import { runCommand } from './terminal/run-command.ts';

await runCommand(() => modelsCommand(process.argv.slice(2), process.env));
