import { describe, expect, it } from 'vitest';
import {
  answersTopics,
  isListed,
  isShown,
  KEPT_STATUSES,
  keepsDocument,
  LISTED_STATUSES,
  SHOWN_STATUSES,
  SITE_STATUSES,
  TOPIC_STATUSES,
} from '../../../src/core/site/site-status.ts';

describe('the status of a site', () => {
  it('never shows what is gone or asked not to be listed', () => {
    expect(SITE_STATUSES.filter((status) => !isShown(status))).toEqual(['gone', 'opted_out', 'noindex']);
  });

  it('keeps parked names and those that lead elsewhere out of every list, though they have a page', () => {
    expect(SITE_STATUSES.filter((status) => isShown(status) && !isListed(status))).toEqual(['parked', 'duplicate']);
  });

  it('lets only active sites answer topics', () => {
    expect(TOPIC_STATUSES).toEqual(['active']);
  });

  it('keeps what was read before only of sites that are listed', () => {
    expect(KEPT_STATUSES).toEqual(['active', 'blocked']);
  });

  it.each(SITE_STATUSES)('%s says the same to code and to conditions of the store', (status) => {
    expect(SHOWN_STATUSES.includes(status)).toBe(isShown(status));
    expect(LISTED_STATUSES.includes(status)).toBe(isListed(status));
    expect(TOPIC_STATUSES.includes(status)).toBe(answersTopics(status));
    expect(KEPT_STATUSES.includes(status)).toBe(keepsDocument(status));
  });

  it.each(SITE_STATUSES)('%s is listed only if it has a page, and answers topics only if it is listed', (status) => {
    expect(isShown(status) || !isListed(status)).toBe(true);
    expect(isListed(status) || !answersTopics(status)).toBe(true);
  });
});
