import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { LawpProblem } from '../../src/core/lawp/document.ts';
import { MAX_LAWP_BYTES, parseLawpBytes } from '../../src/core/lawp/parse-lawp-bytes.ts';
import { type RepeatedProblem, repeatedProblems, timesInWords } from '../../src/core/lawp/repeated-problems.ts';
import { validateLawp } from '../../src/core/lawp/validate.ts';
import type { Notice } from '../../src/core/site/facts.ts';

const USAGE = `usage: npm run validate -- <file.json…> [--json]
  checks LAWP documents of versions 0.1 to 0.5 against every rule
  --json  prints what was found as JSON on standard output
  ends with 0 when every document is valid, 1 when a rule is broken, 2 when a file cannot be read`;

interface FileReport {
  readonly file: string;
  readonly valid: boolean;
  readonly problems: readonly LawpProblem[];
  readonly warnings: readonly LawpProblem[];
  readonly notices: readonly Notice[];
}

/** Checks the named documents and prints what is wrong with them; gives the exit code. */
export async function validateCommand(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === 'help') {
    console.log(USAGE);
    return 0;
  }
  if (typeof asked === 'string') {
    console.error(asked);
    return 2;
  }
  const reports: FileReport[] = [];
  let unreadable = 0;
  for (const file of asked.files) {
    const bytes = await readBytes(file);
    if (typeof bytes === 'string') {
      console.error(bytes);
      unreadable++;
    } else {
      const report = check(file, bytes);
      reports.push(report);
      if (!asked.json) console.log(toText(report));
    }
  }
  if (asked.json) console.log(JSON.stringify(reports, null, 2));
  if (unreadable > 0) return 2;
  return reports.every(({ valid }) => valid) ? 0 : 1;
}

/** The wishes of the command line, "help", or one sentence on what is wrong with it. */
function readArguments(
  args: readonly string[],
): { readonly json: boolean; readonly files: readonly string[] } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    });
    if (values.help) return 'help';
    if (positionals.length === 0) return 'Name at least one file: npm run validate -- lawp.json';
    return { json: values.json, files: positionals };
  } catch {
    const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json') ?? args[0] ?? '';
    return `There is no option "${unknown}": use npm run validate -- <file.json…> [--json]`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder; name the file in it',
  EACCES: 'you may not read it',
};

/** The file as far as needed to judge it, or one sentence on why it cannot be read. */
async function readBytes(file: string): Promise<Uint8Array | string> {
  try {
    await using handle = await open(file, 'r');
    if ((await handle.stat()).isDirectory()) return `Cannot read ${file}: ${REASONS.EISDIR}.`;
    const buffer = new Uint8Array(MAX_LAWP_BYTES + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.byteLength - length);
      length += bytesRead;
      if (bytesRead === 0 || length === buffer.byteLength) return buffer.subarray(0, length);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return `Cannot read ${file}: ${REASONS[code] ?? code}.`;
  }
}

function check(file: string, bytes: Uint8Array): FileReport {
  const parsed = parseLawpBytes(bytes);
  if (!parsed.ok) return { file, valid: false, problems: [parsed.problem], warnings: [], notices: [] };
  const { valid, problems, warnings, notices } = validateLawp(parsed.json);
  return { file, valid, problems, warnings, notices };
}

function toText({ file, valid, problems, warnings, notices }: FileReport): string {
  const head = valid ? `${file}: OK` : `${file}: ${problems.length} ${problems.length === 1 ? 'rule' : 'rules'} broken`;
  const lines = [
    ...repeatedProblems(problems).flatMap((problem) => toLines(problem)),
    ...repeatedProblems(warnings).flatMap((warning) => toLines(warning, 'warning: ')),
  ];
  return [head, ...lines, ...notices.map(({ message }) => `  Note: ${message}`)].join('\n');
}

function toLines(problem: RepeatedProblem, kind = ''): string[] {
  const { path, rule, message, mend } = problem;
  const place = path === '' ? '(document)' : path.replace(/\p{C}/gu, ' ');
  const where = [place, timesInWords(problem)].filter((part) => part !== '').join(', ');
  return [`  ${where}  [${kind}${rule}]`, `    ${message}`, `    Fix: ${mend}`];
}
