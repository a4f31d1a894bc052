import { randomUUID } from 'node:crypto';
import type { Store } from '../../../server/core/store/open-store.ts';
import { USUAL } from '../../../server/features/monitoring/model/schedule.ts';
import { setMonitor } from '../../../server/features/monitoring/store/monitors.ts';
import { setTagMonitor } from '../../../server/features/monitoring/store/tag-monitors.ts';
import { grantReport } from '../../../server/features/scans/store/report-access.ts';
import { addScanRequest } from '../../../server/features/scans/store/scan-requests.ts';
import { requestBadge } from '../../../server/features/sharing/store/badges.ts';
import { makeShare } from '../../../server/features/sharing/store/shares.ts';
import { toBoxName } from '../../../server/features/sites/pages/choose-box.tsx';
import { addScanTo } from '../../../server/features/sites/store/add-scans.ts';
import { createKey, type Scope } from '../../../server/features/teams/store/keys.ts';
import { createTeamKey } from '../../../server/features/teams/store/team-keys.ts';
import { handIn } from './batch.ts';
import { createTestCrawl } from './crawl.ts';
import { scanForTeam, siteOfTeam } from './shared-sites.ts';
import { NOW } from './store.ts';

/** The callers: nobody, somebody of another team, and two of the team that owns the data, one of them without the read scope. */
export const ASKERS = ['nobody', 'other', 'mayNotRead', 'own'] as const;
export type Asker = (typeof ASKERS)[number];

/** Texts in the team's own data, which no response to anybody else may contain. */
export const SECRETS = [
  'KANARIE',
  'Geheime klant',
  'geheim label',
  'geheime reden',
  'lezer@geheim.nl',
  'hooks.geheim.nl',
];

/** Texts that only a full report contains, as a page and as JSON. */
export const REPORT = ['data-scan="', '"findings":[', '"checks":[{'];

/** Keys of the callers that have one. */
export const keysOfAskers = async (store: Store) => {
  const own = await createKey(store, { name: 'Eigen', perHour: 1_000, perDay: 100_000 }, NOW);
  const other = await createKey(store, { name: 'Ander', perHour: 1_000, perDay: 100_000 }, NOW);
  const scopes: readonly Scope[] = ['scan', 'batch', 'manage'];
  const created = await createTeamKey(
    store,
    own.id,
    { name: 'Zonder lezen', scopes, perHour: 500, perDay: 9_000 },
    NOW,
  );
  if ('refused' in created) throw new Error(created.refused);
  return { team: own.id, keys: { own: own.key, other: other.key, mayNotRead: created.key } };
};

/** A tag by which the team monitors sites. */
const TAG = 'een';

let created = 0;

/**
 * One of everything that a team can have, about a host of its own, with ids by the names used in routes; with existing scans
 * if they are passed in.
 */
export const oneOfEverything = async (
  store: Store,
  team: string,
  known: { scan: string; page: string } | null = null,
) => {
  created += 1;
  const host = `vier-${created}.nl`;
  const [home, url] = [`https://${host}/`, `https://${host}/dossier?token=KANARIE`];
  const at = new Date(NOW);
  const decision = { kind: 'intended', reason: 'geheime reden', at: NOW, check: 'hsts', code: 'x', rules: 1 } as const;
  const site = await siteOfTeam(store, team, { url: `${home}pad?t=KANARIE`, decisions: [decision] });
  const scan = known?.scan ?? (await scanForTeam(store, team, { url: home }));
  const page = known?.page ?? (await scanForTeam(store, team, { url }));
  for (const one of [scan, page]) {
    await grantReport(store.db, team, one);
    await addScanTo(store.db, team, one);
  }
  const figures = { total: 70, scores: '{}', danger: 0, rules: 7 };
  await store.db
    .insertInto('site_scans')
    .values({ site, scan: page, at, source: 'service', ...figures })
    .execute();
  const actor = { team, keyId: team };
  const batch = await handIn(store, team, [`${host}/lijst`], { actor });
  const crawl = await createTestCrawl(store, { team, site, url: home, actor });
  const share = await makeShare(store, actor, { target: { site }, now: NOW });
  if ('refused' in share) throw new Error(share.refused);
  await requestBadge(store, actor, { domain: host, now: NOW });
  await store.db.updateTable('badges').set({ found_at: at, state: 'found' }).where('domain', '=', host).execute();
  const [subscriber, webhook] = [randomUUID(), randomUUID()];
  const mailbox = { address: 'lezer@geheim.nl', locale: 'nl', zone: 'Europe/Amsterdam' } as const;
  await store.db
    .insertInto('subscribers')
    .values({ id: subscriber, team, site, made_at: at, ...mailbox })
    .execute();
  const weekly = { team, now: NOW, cadence: 'weekly', locale: 'nl', ...USUAL } as const;
  await store.db.transaction().execute(async (tx) => {
    await setMonitor(tx, { ...weekly, site });
    await setTagMonitor(tx, { ...weekly, tag: TAG });
  });
  const secret = 'whsec_x';
  await store.db
    .insertInto('webhooks')
    .values({ id: webhook, team, url: 'https://hooks.geheim.nl/', secret, made_at: at })
    .execute();
  const requested = { scanKey: 'x', after: 0n, pillar: null, locale: 'nl', createdAt: NOW } as const;
  const request = await addScanRequest(store, { ...requested, team, keyId: team, url, scan: page });
  const scopes: readonly Scope[] = ['read'];
  const key = await createTeamKey(store, team, { name: 'Nog een', scopes, perHour: 1, perDay: 1 }, NOW);
  const issued = 'issued' in key ? key.issued.id : '';
  return {
    host,
    site,
    scan,
    page,
    batch,
    crawl,
    share: share.share.id,
    link: share.token,
    subscriber,
    webhook,
    issued,
    request,
  };
};

export type Everything = Awaited<ReturnType<typeof oneOfEverything>>;

/** The same with ids that do not exist, in the same length and form. */
export const nothing = ({ host, ...ids }: Everything): Everything => ({
  ...(Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, id.replace(/[0-9a-f](?=[^_]*$)/g, '0')]),
  ) as Omit<Everything, 'host'>),
  host: host.replace('vier', 'geen'),
});

/** The value for a parameter in a route, by the route's path. */
const FILL: readonly (readonly [where: RegExp, name: string, of: (have: Everything) => string])[] = [
  [/^\/rapport\/scan\//, ':id', ({ page }) => page],
  [/^\/(?:rapport|api\/v1\/badges)\//, ':domain', ({ host }) => host],
  [/^\/badge\//, ':file', ({ host }) => `${host}.svg`],
  [/^\/gedeeld\//, '*', ({ link }) => link],
  [/^\/controles\//, ':id', () => 'hsts'],
  [/^\/documentatie\//, ':operation', () => 'getHealth'],
  [/^\/api\/v1\/batches\//, ':id', ({ batch }) => batch],
  [/^\/api\/v1\/scans\//, ':id', ({ request }) => request],
  [/^\/api\/v1\/crawls\//, ':id', ({ crawl }) => crawl],
  [/^\/api\/v1\/shares\//, ':id', ({ share }) => share],
  [/^\/api\/v1\/keys\//, ':id', ({ issued }) => issued],
  [/^\/api\/v1\/.*subscribers/, ':id', ({ subscriber }) => subscriber],
  [/^\/api\/v1\/.*webhooks/, ':id', ({ webhook }) => webhook],
  [/^\/sites\/:site\//, ':site', ({ site }) => site],
  [/^\/sites\/:site\//, ':scan', ({ crawl }) => crawl],
  [/^\/sites\/:site\//, ':number', () => '1'],
  [/^\/(?:api\/v1\/)?sites\//, ':id', ({ site }) => site],
  [/^\/(?:api\/v1\/)?sites\//, ':scan', ({ page }) => page],
  [/^\/bewaken|^\/api\/v1\/mails/, ':kind', () => 'changes'],
  [/^\/api\/v1\/.*tags/, ':tag', () => TAG],
  [/^\/\*$/, '*', () => 'nergens'],
  [/^\*$/, '*', () => '/nergens'],
];

/** A route with its parameters filled in. Throws for a parameter without a value: a new route has to be added here. */
export const filled = (route: string, have: Everything): string => {
  const path = FILL.filter(([where]) => where.test(route)).reduce(
    (rest, [, name, of]) => rest.replace(name, of(have)),
    route,
  );
  if (/:[a-z]|\*/.test(path))
    throw new Error(`nothing stands for a name in ${route}: see test/server/kit/four-askers.ts`);
  return path;
};

const SUBSCRIBER = { address: 'nieuw@lezers.nl', locale: 'nl', zone: 'Europe/Amsterdam' } as const;
const WATCH = { cadence: 'daily', locale: 'nl', zone: 'Europe/Amsterdam' } as const;
const TYPED = { ...WATCH, hour: '6', weekday: '1', day: '1' } as const;

type Sends = (have: Everything) => Readonly<Record<string, unknown>>;

/** Request bodies for routes whose body names something of the team, or needs more than usual. */
const SENT: Readonly<Record<string, readonly Sends[]>> = {
  'POST /api/v1/badges': [({ host }) => ({ domain: host })],
  'POST /api/v1/batches': [({ host }) => ({ urls: [`https://${host}/`] })],
  'POST /api/v1/shares': [({ site }) => ({ site }), ({ page }) => ({ scan: page })],
  'POST /api/v1/subscribers': [({ site }) => ({ ...SUBSCRIBER, site })],
  'POST /api/v1/webhooks': [() => ({ url: 'https://haken.nl/' })],
  'PUT /api/v1/sites/:id/monitor': [() => WATCH],
  'PATCH /api/v1/sites/:id': [() => ({ client: 'Klant' })],
  'POST /bewaken/adressen/weg': [({ subscriber }) => ({ id: subscriber })],
  'POST /bewaken/labels/stoppen': [() => ({ tag: TAG })],
  'POST /bewaken/webhooks/aan': [({ webhook }) => ({ id: webhook })],
  'POST /bewaken/webhooks/proef': [({ webhook }) => ({ id: webhook })],
  'POST /bewaken/webhooks/weg': [({ webhook }) => ({ id: webhook })],
  'POST /sites/:id/besluit': [() => ({ check: 'hsts', undo: '1' })],
  'POST /sites/:id/bewaken': [() => TYPED],
  'POST /sites/:id/bewaken/adressen': [() => SUBSCRIBER],
  'POST /sites/:id/bewaken/adressen/weg': [({ subscriber }) => ({ id: subscriber })],
  'POST /sites/:id/delen/intrekken': [({ share }) => ({ id: share })],
  'POST /sites/:id/delen/link': [() => ({ days: '30' })],
  'POST /sites/:id/verwijderen': [() => ({ zeker: '1' })],
  'POST /sites/gekozen': [
    ({ site }) => ({ [toBoxName(site)]: '1', doe: 'export' }),
    ({ site }) => ({ [toBoxName(site)]: '1', doe: 'remove', zeker: '1' }),
  ],
  'POST /sites/gezien': [({ site }) => ({ site })],
  'POST /sites/stoppen': [({ batch }) => ({ id: batch })],
  'POST /team/intrekken': [({ issued }) => ({ id: issued })],
};

/** The request bodies for a route, one after the other; an empty one by default. */
export const sentTo = (name: string, have: Everything): readonly Readonly<Record<string, unknown>>[] =>
  (SENT[name] ?? [() => ({})]).map((sends) => sends(have));

/** Routes with a request body here: each has to exist, or an entry above is about a removed route. */
export const SENT_ROUTES = Object.keys(SENT);
