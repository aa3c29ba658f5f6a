import { describe, expect, it } from 'vitest';
import type { LawpAction } from '../../src/core/lawp/document.ts';
import { assistantAnswers } from '../../src/prints/assistant-answers.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { CONTEXT, sampleDocument, sampleSite } from '../web/pages/sample-site.ts';

function asked(changes: Parameters<typeof sampleDocument>[0] = {}) {
  return assistantAnswers(toSiteView(sampleSite({ document: sampleDocument(changes) }), CONTEXT));
}

const { lawp } = sampleDocument();

describe('what an assistant can answer', () => {
  it('is said by the facts of the document, with the fact it rests on', () => {
    expect(asked().map(({ question, answer, fact }) => [question, answer, fact])).toEqual([
      ['When are you open on Sunday?', 'Closed on Sunday.', 'opening hours'],
      ['Can I order from you?', `Yes. ${lawp.actions[0]?.description}`, 'Order for pick-up'],
      ['What does Rye bread cost?', '42 DKK.', 'products'],
      ['How do I reach you?', 'By phone at +45 00 12 34 56.', 'business details'],
    ]);
  });

  it('asks what visitors of that kind of site ask, and says what would let it answer', () => {
    const [, table] = asked({ category: { id: 'amenity/restaurant', name: 'Restaurant', plural: 'restaurants' } });
    expect(table).toMatchObject({ question: 'Can I book a table?', answer: null, section: 'guide' });
    expect(table?.step).toMatch(/book a table\.$/);
    const [, wine] = asked({ category: { id: 'craft/winery', name: 'Winery', plural: 'wineries' } });
    expect(wine?.question).toBe('Can I order from you?');
    const [, pipes] = asked({ category: { id: 'craft/plumber', name: 'Plumber', plural: 'plumbers' } });
    expect(pipes?.question).toBe('Can I ask you for a quote?');
    const [, car] = asked({ category: { id: 'shop/car_repair', name: 'Car repair shop', plural: 'car repair shops' } });
    expect(car?.question).toBe('Can I get an appointment?');
    const mourning = { id: 'shop/funeral_directors', name: 'Funeral director', plural: 'funeral directors' };
    expect(asked({ category: mourning })[1]?.question).toBe('Can I ask you for a quote?');
    const paper = asked({ category: { id: 'office/newspaper', name: 'News site', plural: 'news sites' } });
    expect(paper.map(({ question }) => question)).not.toContain('Can I ask you for a quote?');
    const { opening_hours: _left, ...business } = lawp.business ?? {};
    const silent = asked({
      category: { id: 'office/newspaper', name: 'News site', plural: 'news sites' },
      lawp: { ...lawp, business },
    });
    expect(silent.map(({ question }) => question)).not.toContain('When are you open on Sunday?');
  });

  it('says what a site is as a person would, not as the heading of a list', () => {
    const description = 'Danish-language site of Bageri Solsiden, a software company. Mentions bread.';
    const category = { id: 'office/software', name: 'Software company', plural: 'software companies' };
    const [what] = asked({ description, category, place: null });
    expect(what).toMatchObject({
      question: 'What is Bageri Solsiden?',
      answer: 'Bageri Solsiden is a software company. Mentions bread.',
    });
    const untold = asked({
      description: 'Danish-language site of Bageri Solsiden. It has pages on cakes.',
      category,
      place: null,
    });
    expect(untold[0]?.answer).toBe('It has pages on cakes.');
  });

  it('asks for work where nothing else can be done, and for a demonstration first', () => {
    const offered = (ids: string[]) => {
      const actions = ids.map((id) => ({ ...(lawp.actions[0] as LawpAction), id }));
      return asked({ lawp: { ...lawp, actions }, category: null }).map(({ question }) => question);
    };
    expect(offered(['careers', 'request_demo'])).toContain('Can I see a demo?');
    expect(offered(['careers', 'get_started'])).toContain('Can I try it?');
    expect(offered(['careers'])).toContain('Can I work for you?');
  });

  it('is nothing where nothing is known, and never more than four questions', () => {
    const bare = asked({ lawp: { ...lawp, actions: [], business: undefined as never }, products: [], category: null });
    expect(bare.length).toBeLessThanOrEqual(4);
    expect(bare.filter(({ answer }) => answer !== null).map(({ question }) => question)).toEqual([]);
    for (const { step } of bare) expect(step).toMatch(/\.$/);
  });

  it('says of prices where they are and how high, as far as that is known', () => {
    const prices = { ...(lawp.actions[0] as LawpAction), id: 'view_pricing', name: 'View prices' };
    const url = 'https://bageri-solsiden.example/priser';
    const cost = (actions: LawpAction[], price_range?: string) => {
      const business = { ...lawp.business, ...(price_range === undefined ? {} : { price_range }) };
      return asked({ lawp: { ...lawp, actions, business }, products: [] }).find(({ question }) =>
        /cost/.test(question),
      );
    };
    expect(cost([{ ...prices, url }], '££')?.answer).toBe(`Price range: ££. The prices are at ${url}`);
    expect(cost([], '££')).toMatchObject({ answer: 'Price range: ££.', section: 'business' });
    expect(cost([], 'kr. 20 til 90 kr.')?.answer).toBe('Price range: kr. 20 til 90 kr.');
    for (const nothing of [undefined, 'kr.', '-']) {
      // Amounts may still be named in the texts: what is missing is a list.
      expect(cost([], nothing)).toMatchObject({ answer: null, fact: 'price list', section: 'guide' });
    }
  });

  it('does not ask of a service that answers all day where its door is', () => {
    const always = { days: ['Mo' as const, 'Su' as const], opens: '00:00', closes: '24:00' };
    const asks = (opening_hours: (typeof always)[]) =>
      asked({ lawp: { ...lawp, business: { opening_hours } }, category: null, place: null }).map(
        ({ question }) => question,
      );
    expect(asks([always])).not.toContain('Where are you?');
    expect(asks([{ ...always, closes: '17:00' }])[0]).toBe('When are you open on Sunday?');
  });

  it('names no day where the hours follow the season', () => {
    const summer = {
      days: ['Su' as const],
      opens: '10:00',
      closes: '16:00',
      valid_from: '2026-06-01',
      valid_through: '2026-08-31',
    };
    const hours = [...(lawp.business?.opening_hours ?? []), summer];
    const [first] = asked({ lawp: { ...lawp, business: { ...lawp.business, opening_hours: hours } } });
    expect(first?.question).toBe('When are you open?');
    expect(first?.answer).toContain('From 1 June 2026 to 31 August 2026: ');
  });

  it('says what a foreign site is only where the English says it', () => {
    const { originals } = sampleDocument();
    const document = { lawp: { ...lawp, business: undefined as never }, place: null, category: null, originals };
    expect(asked(document)[0]).toMatchObject({
      question: 'What is Bageri Solsiden?',
      answer: null,
      section: 'starter-lawp',
    });
    // Nor where no page is described, and all that is known is what can be done there.
    const description = 'Danish-language site of Bageri Solsiden. Visitors can sign up.';
    const bare = { ...lawp, pages: {}, business: undefined as never };
    expect(asked({ description, lawp: bare, place: null, category: null })[0]).toMatchObject({
      question: 'What is Bageri Solsiden?',
      answer: null,
    });
  });

  it.each([
    [{ id: 'amenity/townhall', name: 'Town hall', plural: 'town halls' }, false],
    [{ id: 'site/blog', name: 'Blog', plural: 'blogs' }, false],
    [null, false],
    [{ id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' }, true],
  ])('misses neither prices nor opening hours where nobody asks for them: %j', (category, isAsked) => {
    const actions = lawp.actions.filter(({ id }) => id === 'call');
    const document = { lawp: { ...lawp, actions, business: undefined as never }, products: [], category, place: null };
    const missed = asked(document).filter(({ answer }) => answer === null);
    expect(missed.some(({ question }) => /cost/.test(question))).toBe(isAsked);
    expect(missed.some(({ question }) => /open/.test(question))).toBe(false);
  });

  it('asks an English site for a description, and any other for one in English', () => {
    const missing = (language: string) =>
      asked({
        lawp: { ...lawp, language, actions: [], business: undefined as never },
        description: '',
        products: [],
        category: null,
        place: null,
      })[0];
    expect(missing('en')).toMatchObject({ fact: 'description', answer: null });
    expect(missing('da')).toMatchObject({ fact: 'description in English', answer: null });
  });

  it('names every way to be reached', () => {
    const business = { ...lawp.business, email: 'brod@bageri-solsiden.example' };
    const reach = asked({ lawp: { ...lawp, business } }).find(({ question }) => /reach/.test(question));
    expect(reach?.answer).toBe('By phone at +45 00 12 34 56 or by e-mail at brod@bageri-solsiden.example.');
  });
});
