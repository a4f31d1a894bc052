import { VIEWS } from '../../../../lib/extras.ts';
import type { CheckedLink, Extras, MailServerTls, Report, ViewName } from '../../../../lib/model.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Scanned } from '../../../engine/engine.ts';
import type { ExtraProbes } from '../../../engine/probes.ts';
import { keepProbeResults, readProbeResults } from '../store/probe-results.ts';

/**
 * What a partner may request beside a scan: other views, links to other sites, and TLS of the domain's mail servers. It does not
 * affect the score.
 */

export const EXTRAS = ['dark', 'links', 'mail_tls', 'phone'] as const;
export type Extra = (typeof EXTRAS)[number];

/** Returns the views among them, which the engine itself supports. */
export const filterViews = (also: readonly Extra[]): readonly ViewName[] => VIEWS.filter((view) => also.includes(view));

/** Store of the results, current time in ms since 1970, and the probes. */
export interface ExtraDeps {
  readonly db: Store['db'];
  readonly now: () => number;
  readonly probes: ExtraProbes;
}

/**
 * Milliseconds that checking the links of one page may take: with steps before and views after it, a scan stays within the time
 * of its job (`queue.ts`).
 */
const FOR_LINKS = 25_000;

/** States that are properties of the link; the others may differ in an hour. */
const LASTING: readonly CheckedLink['state'][] = ['alive', 'dead', 'softDead', 'robots', 'acts'];

const toLinkName = (url: string): string => `link ${url}`;
const toMailName = (host: string): string => `mail ${host}`;

type Facts = Scanned['session']['facts'];

const checkLinksOf = async ({ page }: Facts, { db, now, probes }: ExtraDeps): Promise<Extras> => {
  if (page?.seen !== true) return {};
  const { document, links: all } = page.value;
  const links = probes.linksOf(document.url, all.list);
  const known = await readProbeResults(
    db,
    links.map(({ url }) => toLinkName(url)),
    now(),
  );
  const unknown = links.filter(({ url }) => !known.has(toLinkName(url)));
  const checked = await probes.checkLinks(unknown, AbortSignal.timeout(FOR_LINKS));
  // The text of a link belongs to its page; the result of the check belongs to its address.
  const found = new Map(checked.map(({ text: _, ...rest }) => [toLinkName(rest.url), rest]));
  const lasting = [...found].filter(([, { state, why }]) => LASTING.includes(state) && why !== 'time');
  await keepProbeResults(db, new Map(lasting), now());
  const ends = new Map<string, unknown>([...known, ...found]);
  return {
    links: links.flatMap((link) => {
      const end = ends.get(toLinkName(link.url));
      return end === undefined ? [] : [{ ...(end as Omit<CheckedLink, 'text'>), ...link }];
    }),
  };
};

const checkMailOf = async (
  { dns }: Facts,
  { target }: Report,
  { db, now, probes: { mail } }: ExtraDeps,
): Promise<Extras> => {
  if (mail === null) return {};
  if (dns?.seen !== true) return { mailTls: null };
  const domain = { domain: target.domain ?? target.host, dns: dns.value };
  const names = mail.hostsOf(domain).map(toMailName);
  const cached = await readProbeResults(db, names, now());
  const known = new Map([...cached].map(([name, found]) => [name.slice('mail '.length), found as MailServerTls]));
  const before = new Set(known.keys());
  const mailTls = await mail.probe(domain, known);
  const fresh = [...known]
    .filter(([host]) => !before.has(host))
    .map(([host, found]) => [toMailName(host), found] as const);
  await keepProbeResults(db, new Map(fresh), now());
  return { mailTls };
};

/** Collects the extras requested with a scan that has ended, using the facts that it saw. */
export const collectExtras = async (
  also: readonly Extra[],
  { session: { facts }, stored: { report } }: Pick<Scanned, 'session' | 'stored'>,
  deps: ExtraDeps,
): Promise<Extras> => {
  const found = await Promise.all([
    also.includes('links') ? checkLinksOf(facts, deps) : {},
    also.includes('mail_tls') && report !== null ? checkMailOf(facts, report, deps) : {},
  ]);
  return Object.assign({}, ...found);
};
