import { parseArgs } from 'node:util';
import { tryText } from '../../src/build/english/try-text.ts';
import { createTranslator } from '../../src/runtime/adapters/create-translator.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { TranslatorFault } from '../../src/translate/translator.ts';
import { CommandError } from './run-command.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `usage: npm run translate -- "text" [--from da] [--json]
  tries the configured translator: prints the English of a text, and whether a build would show it`;

/**
 * Translates what the command line gives.
 * @throws CommandError where nothing is configured, the provider fails, or its English may not be shown
 */
export async function translateCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { text, from, json, help } = readArguments(argv);
  if (help) return console.log(USAGE);
  const translator = createTranslator(readConfig(environment));
  if (translator === null) throw new CommandError('No translator is configured; set TRANSLATOR, see the README.');
  const startedAt = performance.now();
  try {
    const { language, english, rounds } = await tryText(translator, text, from, new AbortController().signal);
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(2));
    const { id, confidence } = translator;
    if (json) console.log(JSON.stringify({ language, english, translator: id, confidence, seconds, rounds }));
    else if (english !== null)
      console.log(`${english}\n  from ${language} by ${id}, confidence ${confidence}, ${seconds} s`);
    if (english === null) throw new CommandError(refusal(language, rounds));
  } catch (cause) {
    throw cause instanceof TranslatorFault ? new CommandError(cause.message) : cause;
  } finally {
    await translator.close();
  }
}

function refusal(language: string, rounds: readonly { readonly given: string }[]): string {
  if (rounds.length === 0) return `Nothing was asked: the text is English, or has no words (language: ${language}).`;
  const said = rounds.map(({ given }) => `  ${given === '' ? '(nothing)' : given}`).join('\n');
  return `A build would show none of what came back: a number was lost or added, words were left untranslated, or it is not English.\n${said}`;
}

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { from: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const text = positionals.join(' ').trim();
    if (text === '' && !values.help) throw new Error('Give a text.');
    if (values.from !== undefined && !/^[a-z]{2}$/.test(values.from)) {
      throw new Error(`--from ${values.from} is not a language; give two letters, for instance da.`);
    }
    return { text, from: values.from ?? null, json: values.json === true, help: values.help === true };
  } catch (error) {
    throw wrongCall(error, USAGE);
  }
}
