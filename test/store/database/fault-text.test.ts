import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/store/database/fault-text.ts';

const database = drizzle(createClient({ url: ':memory:' }));

/** What a statement that fails throws. */
function faultOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return database.run(statement).then(
    () => expect.fail('it did not fail'),
    (cause: unknown) => cause,
  );
}

describe('the text of a fault', () => {
  test('tells the statement and why it failed, and none of its values', async () => {
    const fault = await faultOf(sql`select * from nowhere where query = ${'my doctor'} and address = ${'203.0.113.7'}`);
    expect(faultText(fault)).toContain('Failed query: select * from nowhere where query = ? and address = ?\n    at ');
    expect(faultText(fault)).toContain('no such table: nowhere');
    expect(faultText(fault)).not.toMatch(/doctor|203\.0/);
  });

  test('leaves out what the database quotes of a value', async () => {
    await database.run(sql`create virtual table texts using fts5(words)`);
    const fault = await faultOf(sql`select * from texts where texts match ${'^"my doctor'}`);
    expect(faultText(fault)).toMatch(/caused by .*(?:syntax|unterminated)/);
    expect(faultText(fault)).not.toContain('doctor');
  });

  test('holds all that caused it, also behind another fault, without going round in circles', async () => {
    const query = await faultOf(sql`select ${'my doctor'} from nowhere`);
    const outer = new Error('the site could not be read', { cause: query });
    expect(faultText(outer)).toMatch(
      /^Error: the site could not be read\n {4}at [\s\S]*caused by Error: Failed query: select \? from/,
    );
    expect(faultText(outer)).not.toContain('doctor');
    const round = new Error('round');
    round.cause = round;
    expect(faultText(round).split('caused by')).toHaveLength(5);
    expect([faultText('a text'), faultText(undefined)]).toEqual(['a text', 'undefined']);
  });
});
