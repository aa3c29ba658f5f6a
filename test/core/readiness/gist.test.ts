import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { action, evidence, PROSE, type Sketch, sketch } from '../../../scripts/versions/judge-input.ts';
import { gist } from '../../../src/core/readiness/gist.ts';
import { type JudgeInput, judge } from '../../../src/core/readiness/judge.ts';
import type { Category } from '../../../src/core/site/site-record.ts';
import { UNREAD_WORDS } from '../../../src/core/site/unread-words.ts';

function said(input: JudgeInput): string {
  return gist(input.document, judge(input));
}

const BUSINESS: Sketch['business'] = {
  address: { street: 'Road 1' },
  opening_hours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }],
};

describe('the gist', () => {
  it('says in plain words what assistants can tell, and cannot do', () => {
    expect(said(sketch({ actions: [action('order')], business: BUSINESS }))).toBe(
      'AI assistants can tell people what you sell, where you are and when you are open. They cannot order for a customer yet.',
    );
    expect(said(sketch({ actions: [action('call')] }))).toBe(
      'AI assistants can tell people what you do and how to call you. They cannot act on your site yet.',
    );
    expect(said(sketch({ pages: { '/': '' }, actions: [] }))).toMatch(
      /^AI assistants have little to tell people about you yet\./,
    );
  });

  it('takes a text that we composed for what the site does only where its kind is known', () => {
    const original = { title: 'B', content: PROSE, language: 'da', translated: 'composed' as const };
    const composed = (category: Category | null) =>
      said(sketch({ document: { originals: { '/': original }, category } }));
    expect(composed({ id: 'shop/bakery', name: 'Bakery', plural: 'Bakeries' })).toContain('what you do');
    expect(composed(null)).not.toContain('what you do');
    const translated = { ...original, translated: 'machine' as const };
    expect(said(sketch({ document: { originals: { '/': translated }, category: null } }))).toContain('what you do');
  });

  it('names what they can carry out', () => {
    const able = action('book', {
      name: 'Book a bicycle',
      endpoint: { url: 'https://bakery.example/b', method: 'POST' },
    });
    const document = {
      lawp_version: '0.3',
      domain: sampleDomain('bakery.example'),
      name: 'B',
      language: 'en',
      pages: {},
      actions: [able],
    };
    const native = { state: 'valid' as const, document, evidence: evidence('/.well-known/lawp.json') };
    expect(said(sketch({ actions: [able], native }))).toMatch(
      /They can also book for a customer \(“Book a bicycle”\)\.$/,
    );
  });

  it('never says "cannot" of what we could not see', () => {
    const unseen = sketch({ actions: [action('order')], native: { state: 'unseen' } });
    expect(said(unseen)).toMatch(/We could not see whether they can order for a customer\.$/);
    const blocked = sketch({ document: null, visit: { outcome: 'blocked', resources: [] } });
    expect(said(blocked)).toBe(UNREAD_WORDS.unknown.meaning);
  });
});
