import { describe, expect, it } from 'vitest';
import { action, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import type { LawpDocument } from '../../../../src/core/lawp/document.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';
import type { NativeFacts } from '../../../../src/core/site/facts.ts';

const able = action('book', { endpoint: { url: 'https://bakery.example/book', method: 'POST' } });

function published(...actions: LawpDocument['actions']): LawpDocument {
  return { lawp_version: '0.3', domain: 'bakery.example', name: 'Bakery', language: 'en', pages: {}, actions };
}

function found(native: Partial<NativeFacts>, given: Sketch = {}) {
  return judge(sketch({ ...given, native })).criteria.find(({ id }) => id === 'executable');
}

describe('the executable criterion', () => {
  it('holds for one endpoint in the published file', () => {
    expect(found({ state: 'valid', document: published(able) })).toMatchObject({
      state: 'met',
      evidence: { found: '1 action with an endpoint (book: POST)' },
    });
  });

  it('never counts an endpoint that the site did not publish itself', () => {
    expect(found({ state: 'absent' }, { actions: [able] })?.state).toBe('not_met');
    expect(found({ state: 'valid', wellKnown: false, document: published(able) })?.state).toBe('not_met');
    expect(found({ state: 'invalid' }, { actions: [able] })?.state).toBe('not_met');
  });

  it('says that every endpoint breaks a rule', () => {
    const problem = {
      path: '/actions/0/endpoint/url',
      rule: 'endpoint-host',
      message: 'm',
      mend: 'm',
      severity: 'endpoint' as const,
    };
    const result = found({ state: 'valid', document: published(action('book')), problems: [problem] });
    expect(result).toMatchObject({
      state: 'not_met',
      evidence: { found: 'Every endpoint in the LAWP file breaks a rule' },
    });
  });

  it('is unseen when the file could not be looked at', () => {
    expect(found({ state: 'unseen' })?.state).toBe('unseen');
  });
});
