import { originsOf } from '../../../lib/collect/policy.ts';
import { PILLARS, type Pillar } from '../../../lib/model.ts';
import type { ScanState } from '../../../lib/state.ts';
import { build, withSiteAccess } from '../../../scripts/start/build.ts';
import type { World } from '../../world/world.ts';
import type { Driven } from './driven.ts';
import { openFirefox } from './firefox/session.ts';
import { enterKey } from './options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from './scan.ts';
import { openSession } from './session.ts';

/** One page of every kind of site of the test world that a tab can show. */
export const PAGES = [
  'https://goed.nl/',
  'https://gewoon.nl/',
  'http://slecht.nl/',
  'https://onveilig.nl/',
  'https://bogus.nl/',
  'https://verlopen.nl/',
  'https://eiland.nl/',
  'https://muur.nl/',
  'https://inlog.nl/',
  'https://app.nl/',
  'https://bestand.nl/',
  'https://traag.nl/',
] as const;

const HOSTS = PAGES.map((page) => new URL(page).hostname);

/** A browser in which the access to every site of the test world was granted, with a partner key, in Dutch. */
export async function openGranted(kind: Driven['kind'], world: World): Promise<Driven> {
  const extension = await build(kind);
  const session = kind === 'chromium' ? await granted(extension, world) : await openFirefox({ extension, world });
  if (session.kind === 'firefox') {
    await session.grant({ origins: HOSTS.flatMap(originsOf), permissions: ['webRequest', 'webRequestBlocking'] });
  }
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  return session;
}

const granted = async (extension: string, world: World) =>
  openSession({ extension: await withSiteAccess(extension, ...HOSTS), world });

/** Opens a page in a tab, presses the button, waits for the end and closes the tab. */
export async function grade(session: Driven, url: string): Promise<ScanState> {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const state = await waitForScan(session, tabId);
  await page.close();
  return state;
}

/** A finding, and its pillar's score with it. */
export interface Row {
  readonly pillar: Pillar;
  /** A check's id, or `score`, `limited by`. */
  readonly field: string;
  readonly value: string;
}

/** What differs with every visit, so not between browsers: nonces, made-up names, durations. */
const VARYING = [/'nonce-[^']+'/g, /pijler-[a-z0-9]+/g, /\d+ ms/g];
const steady = (text: string): string => VARYING.reduce((rest, varying) => rest.replace(varying, '…'), text);

/** Everything a partner is told of a scan, field by field. */
export const rowsOf = (state: ScanState): readonly Row[] =>
  PILLARS.flatMap((id) => state.pillars.filter((pillar) => pillar.id === id)).flatMap(
    ({ id: pillar, score, incomplete, limitedBy, checks = [] }) => [
      { pillar, field: 'score', value: `${score ?? '–'}${incomplete ? ' (incomplete)' : ''}` },
      { pillar, field: 'limited by', value: JSON.stringify(limitedBy ?? null) },
      ...checks.map(({ id, outcome, reason = '', points, evidence }) => ({
        pillar,
        field: id,
        value: steady(JSON.stringify({ outcome, reason, points, evidence: evidence.toSorted() })),
      })),
    ],
  );

/** One field that is not the same. */
export interface Difference {
  readonly pillar: Pillar;
  readonly field: string;
  readonly chromium: string;
  readonly firefox: string;
}

/** Fields on which the two disagree; one that a browser lacks is empty there. */
export const differences = (chromium: readonly Row[], firefox: readonly Row[]): readonly Difference[] => {
  const [one, other] = [chromium, firefox].map((rows) => new Map(rows.map((row) => [row.field + row.pillar, row])));
  return [...new Map([...(one ?? []), ...(other ?? [])])].flatMap(([key, { pillar, field }]) => {
    const values = { chromium: one?.get(key)?.value ?? '', firefox: other?.get(key)?.value ?? '' };
    return values.chromium === values.firefox ? [] : [{ pillar, field, ...values }];
  });
};

/** Checks that may tell something else in each browser, and why. Scores and caps are never among them. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'https-redirect':
    'Chromium applies HSTS to our own requests too and then never asks http; Firefox shows the redirect.',
  'https-redirect-same-host':
    'The same: where Chromium upgrades by itself, the first hop is not seen and costs nothing.',
  'touch-targets': 'Sizes are those of the page as this browser draws it; native controls differ.',
  'intrusive-overlay':
    "The share of the window, in tens: each browser's own bars leave another height, so a share may round either way.",
  'structured-data-valid': 'The evidence quotes what the own JSON parser of each browser says.',
  'tls-version': 'Only Firefox shows the connection to an extension; informative.',
  'certificate-expiry': 'Only Firefox shows the certificate; informative.',
  'certificate-key': 'The same.',
  'caa-matches-issuer': 'The same.',
  'page-weight': 'The browsers give an SVG without a size of its own another natural size; informative only.',
};
