import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { LawpAddress } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { findCity } from '../../places/cities.ts';
import { nearestCities } from '../../places/nearest-cities.ts';
import { findMapPoints, type KeptMapPoint, keptBelow, keptSites, type MapPointRow } from '../../store/map-points.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { isNamedLike, nameKey } from './name-agreement.ts';
import { hostsOf, NO_POINTS, type SitePoints, sitePoints } from './site-points.ts';

/** What the open map knows of a site, and since when. */
export interface FoundPoints {
  readonly points: SitePoints;
  /** The latest moment at which one of them came to say what it says, ISO 8601 UTC; null for none. */
  readonly changedAt: string | null;
}

/**
 * Finds a site on the open map: by its domain, else by a phone number that it shows, else by its name and town. A place that
 * names a web site of its own is not taken for another one's.
 * @throws StoreError
 */
export async function findPoints(artifacts: ArtifactDatabase, facts: SiteFacts): Promise<FoundPoints> {
  const ways = [byDomain, byPhone, byName];
  for (const find of ways) {
    const found = await find(artifacts, facts);
    const points = sitePoints(
      found.map(({ point }) => point),
      facts,
    );
    if (points.places.length === 0) continue;
    const used = found.filter(({ point }) => points.places.includes(point));
    return {
      points,
      changedAt:
        used
          .map(({ changedAt }) => changedAt)
          .sort()
          .at(-1) ?? null,
    };
  }
  return { points: NO_POINTS, changedAt: null };
}

/** Those whose web site is this one: of the sites that are kept the one nearest to the name that the point gives. */
async function byDomain(artifacts: ArtifactDatabase, { domain }: SiteFacts): Promise<KeptMapPoint[]> {
  const top = registrableDomain(domain);
  const found = await findMapPoints(artifacts, { registrableDomain: top });
  if (found.length === 0) return [];
  const hosts = new Map(found.map(({ point }) => [point.id, hostsOf(point.url ?? '')]));
  const known = await keptSites(artifacts, [...new Set([...hosts.values()].flat())]);
  // The site itself may be new.
  known.add(domain);
  const isAlone = known.has(top) ? false : (await keptBelow(artifacts, top)).every((other) => other === domain);
  return found.filter(({ point }) => {
    const nearest = hosts.get(point.id)?.find((host) => known.has(host));
    return nearest === undefined ? isAlone : nearest === domain;
  });
}

async function byPhone(artifacts: ArtifactDatabase, facts: SiteFacts): Promise<KeptMapPoint[]> {
  const { business, actions, places } = facts;
  const shown = [business?.telephone, ...actions.map(({ phone }) => phone), ...places.flatMap(({ phones }) => phones)];
  const phones = [...new Set(shown.flatMap((phone) => phone?.e164 ?? []))];
  if (phones.length === 0) return [];
  const found = await findMapPoints(artifacts, { phones });
  return found.filter(({ point }) => point.url === undefined || isNamedLike(point, namesOf(facts), facts.domain));
}

async function byName(artifacts: ArtifactDatabase, facts: SiteFacts): Promise<KeptMapPoint[]> {
  const addresses = [facts.business?.address, facts.places[0]?.address];
  const keys = namesOf(facts).flatMap((name) => addresses.flatMap((address) => nameKey(name, townOf(address)) ?? []));
  if (keys.length === 0) return [];
  const found = await findMapPoints(artifacts, { nameKeys: [...new Set(keys)] });
  const open = found.filter(({ point }) => point.url === undefined);
  // Two of one name in one town are two businesses, or nobody knows which is which.
  return open.length === 1 ? open : [];
}

function namesOf({ name, business }: SiteFacts): string[] {
  return [name?.value, business?.name].filter((each) => each !== undefined);
}

/** A town by its usual English name, where we know it. */
export function townOf(address: LawpAddress | undefined): string | undefined {
  if (address?.city === undefined) return undefined;
  return findCity(address.city, address.country)?.name ?? address.city;
}

/** What a point is found by later. */
export function keysOf(point: MapPoint): MapPointRow {
  const [phone] = point.phones;
  const town = townOf(point.address) ?? nearestCities(point, 10)[0]?.name;
  return {
    point,
    registrableDomain: point.url === undefined ? null : registrableDomain(new URL(point.url).hostname),
    phone: phone?.e164 ?? null,
    nameKey: nameKey(point.name, town),
  };
}
