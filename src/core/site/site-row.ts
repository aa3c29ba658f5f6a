import type { CriterionId } from '../readiness/scan.ts';
import type { SiteStatus } from './facts.ts';

/** A site as lists need it: home, directory, sitemap. */
export interface SiteRow {
  readonly domain: string;
  readonly name: string;
  readonly status: SiteStatus;
  readonly score: number | null;
  /** Whether anything is shown of it: what we read, or its owner's words. */
  readonly hasDocument: boolean;
  /** Whether its owner proved the domain. */
  readonly isClaimed: boolean;
  readonly met: readonly CriterionId[];
  readonly unseen: readonly CriterionId[];
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly place: { readonly name: string; readonly country: string } | null;
  /** ISO 639-1. */
  readonly language: string | null;
  readonly changedAt: string;
}
