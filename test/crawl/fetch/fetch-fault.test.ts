import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { forbiddenUrl } from '../../../src/crawl/fetch/address-guard.ts';
import { guardedDispatcher, type ResolveHost } from '../../../src/crawl/fetch/guarded-dispatcher.ts';
import { visitSite } from '../../../src/crawl/visit/visit-site.ts';
import { REFUSED_URLS } from '../address-spellings.ts';

/** What an outsider is shown of a visit to a name, by what our resolver says of it. */
async function shownOf(resolve: ResolveHost) {
  const dispatcher = guardedDispatcher({ resolve, connectTimeoutMs: 500 });
  const { outcome, reason, movedTo, resources } = await visitSite('wiki.bakery.com' as DomainName, {
    dispatcher,
    userAgent: 'WaymarkBot/1.0 (+https://waymark.example/bot)',
    clock: () => new Date('2026-01-01T00:00:00.000Z'),
    delayMs: 1,
    timeoutMs: 500,
  });
  await dispatcher.destroy();
  return { outcome, reason, movedTo, resources };
}

const nameless: ResolveHost = (_name, done) =>
  done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
const leadingTo =
  (...addresses: readonly string[]): ResolveHost =>
  (_name, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('what outsiders are told', () => {
  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '100.64.0.1', 'fd00::1', '::1'])(
    'of a name that leads to %s is what they are told of a name that does not exist',
    async (address) => {
      const shown = await shownOf(leadingTo(address));
      expect(shown).toEqual(await shownOf(nameless));
      expect(shown).toMatchObject({
        outcome: 'gone',
        reason: 'The name of the site leads to no public address.',
      });
    },
  );

  it('of a name with several such addresses, or with none, is the same', async () => {
    const shown = await shownOf(nameless);
    expect(await shownOf(leadingTo('192.168.0.1', 'fe80::1'))).toEqual(shown);
    expect(await shownOf(leadingTo())).toEqual(shown);
  });

  it('of an address that is itself not visited is one sentence for all of its kind', () => {
    const sentences = new Set(REFUSED_URLS.map((address) => forbiddenUrl(new URL(address))));
    const others = [...sentences].filter(
      (text) => !/^Only (?:http|the ports)|user name|no usable host/.test(text ?? ''),
    );
    expect(others).toEqual(['This address is not on the public web and is not visited.']);
  });
});
