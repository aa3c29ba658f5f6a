import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputsError, parseInputs } from '../../src/build/parse-inputs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder();

async function file(name: string, text: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function refusal(...given: string[]): Promise<string> {
  const error = await parseInputs(given).catch((cause: unknown) => cause);
  if (error instanceof InputsError) return error.message;
  throw new Error('it was not refused with an InputsError', { cause: error });
}

describe('domains', () => {
  test('are settled, and each is named once', async () => {
    expect(await parseInputs(['Nike.com', 'https://www.nike.com/shoes', 'münchen.de', 'bageri.example'])).toEqual({
      domains: ['nike.com', 'xn--mnchen-3ya.de', 'bageri.example'],
      archives: [],
    });
  });

  test('that are none are all named in one refusal', async () => {
    const message = await refusal('good.com', 'localhost', '10.0.0.1', 'a b.com');
    expect(message).toMatch(/^3 names are not usable; fix or remove them:\n/);
    expect(message).toContain('"localhost" is not a whole domain');
    expect(message).toContain('An IP address is not a domain');
    expect(message).not.toContain('good.com');
  });

  test('that are very many wrong ones are shown in part', async () => {
    const wrong = Array.from({ length: 12 }, (_, at) => `wrong${at}`);
    const message = await refusal(...wrong);
    expect(message).toContain('wrong4');
    expect(message).not.toContain('wrong5"');
    expect(message).toContain('… and 7 more');
  });

  test('never bring control characters onto the terminal', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(await refusal('\u001b[31mred\u0007')).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});

describe('files of domains', () => {
  test('one a line, with comments, empty lines, Windows line ends and a byte order mark', async () => {
    const path = await file(
      'list.txt',
      '\uFEFFone.example\r\n\r\n# a comment\r\n  two.example  # why\r\nhttps://three.example/x\r\n',
    );
    expect((await parseInputs([path])).domains).toEqual(['one.example', 'two.example', 'three.example']);
  });

  test('the first column of a table counts, quoted or not', async () => {
    const path = await file('list.csv', '"one.example","One, Ltd",5\ntwo.example;Two;6\nthree.example\tThree\n');
    expect((await parseInputs([path])).domains).toEqual(['one.example', 'two.example', 'three.example']);
  });

  test('a wrong name is told with its file and line', async () => {
    const path = await file('wrong.txt', 'one.example\n\n# comment\nnot a domain\n');
    expect(await refusal(path)).toBe(
      `One name is not usable; fix or remove them:\n  ${path}, line 4: "not a domain" is not a domain: give a host name or an http(s) address.`,
    );
  });

  test('a file without a special ending is a file when it is there', async () => {
    const path = await file('domains', 'one.example\n');
    expect((await parseInputs([path])).domains).toEqual(['one.example']);
  });

  test('files, domains and archives may be mixed', async () => {
    const list = await file('mixed.txt', 'two.example\none.example\n');
    const archives = [await file('a.warc', ''), await file('B.WARC.GZ', '')];
    expect(await parseInputs(['one.example', archives[0] ?? '', list, archives[1] ?? ''])).toEqual({
      domains: ['one.example', 'two.example'],
      archives,
    });
  });

  test('bytes that are no text are refused without being shown raw', async () => {
    const path = await file(
      'picture.txt',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00, 0x1b, 0x5b, 0x32, 0x4a, 0xff]),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(await refusal(path)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  test('a list in UTF-16, as some editors and shells write it, is told as what it is not', async () => {
    const path = await file('wide.txt', Buffer.from('\uFEFFbakery.example\r\n', 'utf16le'));
    const wish = 'give a file with one domain a line, or a .warc(.gz) file.';
    expect(await refusal(path)).toBe(`${path} is no text in UTF-8; ${wish}`);
  });

  test('a long list is read at once', async () => {
    const path = await file('long.txt', Array.from({ length: 100_000 }, (_, at) => `site${at}.example`).join('\n'));
    expect((await parseInputs([path])).domains).toHaveLength(100_000);
  });
});

describe('what is not there', () => {
  test('a missing list and a missing archive are each told with the mend', async () => {
    expect(await refusal(join(folder, 'missing.txt'))).toBe(
      `There is no file ${join(folder, 'missing.txt')}; give a domain, a file with one domain a line, or a .warc(.gz) file.`,
    );
    expect(await refusal('missing.warc.gz')).toBe('There is no file missing.warc.gz; check the path of the archive.');
  });

  test('a folder is told as one, also when it is named like an archive', async () => {
    await mkdir(join(folder, 'crawl.warc'));
    for (const path of [folder, join(folder, 'crawl.warc')]) {
      expect(await refusal(path)).toBe(
        `${path} is a folder; give a file with one domain a line, or a .warc(.gz) file.`,
      );
    }
  });

  test.skipIf(process.getuid?.() === 0)('a file that may not be read is told as one', async () => {
    const path = await file('secret.txt', 'one.example');
    await chmod(path, 0);
    expect(await refusal(path)).toContain('check its permissions');
  });
});
