import { parseArgs } from 'node:util';
import { readConfig } from '../../src/runtime/config/config.ts';
import { makeFolder } from '../../src/store/database/make-folder.ts';
import { fetchModels, listFetchable } from '../../src/translate/fetch-models.ts';
import { listModels } from '../../src/translate/models-folder.ts';
import { TranslatorFault } from '../../src/translate/translator.ts';
import { CommandError } from './run-command.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `usage: npm run models -- <language…> | --list
  fetches models for translating on this machine (TRANSLATOR=bergamot): two letters for each language, for instance da de`;

/**
 * Fetches models, or lists those that can be fetched.
 * @throws CommandError with what is missing or broken
 */
export async function modelsCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { languages, list, help } = readArguments(argv);
  if (help) return console.log(USAGE);
  const { folder, listUrl } = readConfig(environment).models;
  const { signal } = new AbortController();
  try {
    if (!list) {
      makeFolder(folder);
      return await fetchModels({ listUrl, folder, languages, signal, onDone: (said) => console.log(said) });
    }
    const there = listModels(folder);
    for (const { from, architecture } of (await listFetchable(listUrl, signal)).values()) {
      console.log(`${from}  ${architecture}${there.has(from) ? '  (fetched)' : ''}`);
    }
  } catch (cause) {
    throw toCommandError(cause, folder);
  }
}

/** What is to be said of a fault; one of the file system is of the folder, all else of fetching is a TranslatorFault. */
function toCommandError(fault: unknown, folder: string): unknown {
  if (fault instanceof TranslatorFault) return new CommandError(fault.message);
  if (!(fault instanceof Error && 'code' in fault)) return fault;
  const mend = 'name a folder that this user may write to by TRANSLATOR_FOLDER';
  return new CommandError(`No models can be kept in ${folder} (${fault.message.split(',')[0]}); ${mend}.`);
}

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { list: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const wrong = positionals.find((language) => !/^[a-z]{2}$/.test(language));
    if (wrong !== undefined) throw new Error(`${wrong} is not a language; give two letters, for instance da.`);
    if (positionals.length === 0 && !values.list && !values.help) throw new Error('Give a language.');
    return { languages: [...new Set(positionals)], list: values.list === true, help: values.help === true };
  } catch (error) {
    throw wrongCall(error, USAGE);
  }
}
