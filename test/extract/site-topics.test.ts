import { describe, expect, it } from 'vitest';
import { readSiteTopics } from '../../src/extract/site-topics.ts';
import { seenPage } from './seen-page.ts';

const topicsOf = (html: string, name: string | null) =>
  readSiteTopics([seenPage(html, { url: 'https://sample.example/' })], 'de', name).map(({ topic }) => topic);

describe('the topics of a site', () => {
  it('are none that only its name says: an inn at the sign of the eagle is about none', () => {
    const html = '<title>Gasthof Adler – Urlaub in den Bergen</title><p>Zimmer mit Frühstück.</p>';
    expect(topicsOf(html, null)).toContain('eagles');
    expect(topicsOf(html, 'Gasthof Adler')).not.toContain('eagles');
  });

  it('are those of its name that its page has, too', () => {
    const html = '<title>Falknerei Adler</title><p>Bei uns sehen Sie Falken und einen Adler im Flug.</p>';
    expect(topicsOf(html, 'Falknerei Adler')).toContain('eagles');
  });
});
