import { validateCommand } from './terminal/validate-command.ts';

process.exitCode = await validateCommand(process.argv.slice(2));
