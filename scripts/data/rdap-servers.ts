import * as z from 'zod/mini';
import { BadCopy } from './bad-copy.ts';
import type { Copies } from './copies.ts';
import { plainAddress } from './plain.ts';
import { IANA_PAGE, KNOWN_SERVERS, type KnownServer, RDAP_READ } from './rdap-known.ts';

/** A registry's server, as the table will contain it. */
export interface ServerFound extends KnownServer {
  readonly copy: string;
  readonly read: string;
}

const PATH = 'iana/dns.json';
/** RFC 9224 §4: lists of names, each with the servers that answer for them. */
const Bootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });
/** Largest share of the names that may be missing at once. */
const SHARE = 0.1;
const FEW = 3;
const TLD = /^[a-z]{2,24}$|^xn--[a-z0-9-]{2,59}$/;
const isCountry = (tld: string): boolean => /^[a-z]{2}$/.test(tld);

const readBootstrap = (copies: Copies): ReadonlyMap<string, string> => {
  const read = Bootstrap.safeParse(copies.json(PATH));
  if (!read.success) throw new BadCopy(`${PATH} is not the list of RFC 9224.`);
  return new Map(
    read.data.services.flatMap(([tlds, bases]) =>
      tlds.map((tld) => {
        if (!TLD.test(tld)) throw new BadCopy(`${PATH}: ${JSON.stringify(tld.slice(0, 40))} is no top-level domain.`);
        const secure = bases.find((base) => base.startsWith('https:'));
        return [tld, plainAddress(secure, `${PATH}, ${tld}`)] as const;
      }),
    ),
  );
};

const asRead = (): readonly ServerFound[] =>
  KNOWN_SERVERS.map((server) => ({ ...server, copy: server.page === IANA_PAGE ? 'iana' : 'makers', read: RDAP_READ }));

const locksOf = (tld: string): boolean =>
  KNOWN_SERVERS.find(({ tlds }) => tlds.includes(tld))?.locks ?? !isCountry(tld);

/**
 * The servers of the names that are followed: IANA's if its list was copied, including the country names that are new there.
 * rdap.org leads to the others. Throws `BadCopy`.
 */
export const rdapServers = (copies: Copies): readonly ServerFound[] => {
  if (!copies.has(PATH)) return asRead();
  const servers = readBootstrap(copies);
  const followed = new Set(KNOWN_SERVERS.filter(({ page }) => page === IANA_PAGE).flatMap(({ tlds }) => tlds));
  const elsewhere = asRead().filter(({ page }) => page !== IANA_PAGE);
  const taken = new Set(elsewhere.flatMap(({ tlds }) => tlds));
  const rows = [...servers].filter(([tld]) => (followed.has(tld) || isCountry(tld)) && !taken.has(tld));
  const removed = [...followed].filter((tld) => !servers.has(tld));
  if (removed.length > Math.max(FEW, followed.size * SHARE))
    throw new BadCopy(
      `${PATH}: ${removed.length} of ${followed.size} names are gone (${removed.slice(0, 5).join(', ')} …).`,
    );
  const stored = asRead().flatMap((server) => {
    const tlds = server.tlds.filter((tld) => removed.includes(tld));
    return server.page === IANA_PAGE && tlds.length > 0 ? [{ ...server, tlds }] : [];
  });
  const groups = Map.groupBy(rows, ([tld, base]) => `${locksOf(tld)} ${base}`);
  const read = copies.day('iana');
  const listed = [...groups.values()].map((group) => ({
    base: group[0]?.[1] ?? '',
    tlds: group.map(([tld]) => tld).toSorted(),
    locks: locksOf(group[0]?.[0] ?? ''),
    page: IANA_PAGE,
    copy: 'iana',
    read,
  }));
  return [...listed.toSorted((a, b) => a.base.localeCompare(b.base, 'en')), ...stored, ...elsewhere];
};
