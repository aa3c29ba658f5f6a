import { ACTIONS } from '../../core/actions/catalogue.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { Category } from '../../core/site/site-record.ts';
import { categoryOfTypes } from '../../places/categories.ts';
import { categoryOfWords } from '../../places/category-words.ts';

/** The texts that name what a site is; a description only where there is a business behind, else it may speak of anything. */
function tellingTexts(facts: SiteFacts): string[] {
  const home = facts.pages.find((page) => page.path === '/');
  const isBusiness = facts.business !== null || facts.actions.some(({ id }) => ACTIONS[id].ofPlace);
  const texts = [facts.name?.value, home?.title, isBusiness ? facts.description?.value : undefined];
  return texts.filter((text) => text !== undefined && text !== '').map(String);
}

/** What kind of site it is: its business type, then the types on its pages, then its own plain words; null when none tells. */
export function findSiteCategory(facts: SiteFacts, business: LawpBusiness | null): Category | null {
  const type = business?.type === undefined ? [] : [business.type];
  // Of inner pages alone nobody knows whose types they name: a guide's page on a hotel is no hotel.
  const seen = facts.business !== null || facts.pages.some(({ kind }) => kind === 'home') ? facts.schemaTypes : [];
  return (
    categoryOfTypes(type) ??
    categoryOfTypes(seen) ??
    categoryOfWords(tellingTexts(facts), facts.language.value) ??
    categoryOfTypes(type, { vague: true }) ??
    categoryOfTypes(
      facts.schemaTypes.filter((each) => each === 'OnlineStore' || each === 'OnlineBusiness'),
      { vague: true },
    )
  );
}
