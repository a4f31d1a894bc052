import { listOrigins } from '../../../lib/collect/network/origins.ts';
import { PILLARS, type Pillar } from '../../../lib/model.ts';
import type { ScanState } from '../../../lib/state.ts';
import { build, withSiteAccess } from '../../../scripts/start/build.ts';
import type { World } from '../../world/world.ts';
import type { Driven } from './driven.ts';
import { openFirefox } from './firefox/session.ts';
import { enterKey } from './options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from './scan.ts';
import { openSession } from './session.ts';
import { PAGES } from './world-pages.ts';

const HOSTS = PAGES.map((page) => new URL(page).hostname);

/** As a partner's browser is: with a key, in Dutch. */
const settled = async <D extends Driven>(session: D): Promise<D> => {
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  return session;
};

/** A browser in which the access to these hosts, else to every site of the test world, was granted; with a partner key, in Dutch. */
export const openGranted = async (kind: Driven['kind'], world: World, hosts = HOSTS): Promise<Driven> => {
  const extension = await build(kind);
  const session =
    kind === 'chromium' ? await granted(extension, world, hosts) : await openFirefox({ extension, world });
  if (session.kind === 'firefox') {
    await session.grant({ origins: hosts.flatMap(listOrigins), permissions: ['webRequest', 'webRequestBlocking'] });
  }
  return settled(session);
};

/** The same browser with nothing but the click. */
export const openUngranted = async (kind: Driven['kind'], world: World): Promise<Driven> => {
  const extension = await build(kind);
  return settled(
    kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world }),
  );
};

const granted = async (extension: string, world: World, hosts: readonly string[]) =>
  openSession({ extension: await withSiteAccess(extension, ...hosts), world });

/** Opens a page in a tab, waits until `ready`, presses the button, waits for the end and closes the tab. */
export const grade = async (
  session: Driven,
  url: string,
  ready = async (): Promise<void> => {},
): Promise<ScanState> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await ready();
  await session.press(page);
  const state = await waitForScan(session, tabId);
  await page.close();
  return state;
};

/** The same in two browsers at once; calls back once both show the page: what the proxy sees from there on, the scans ask. */
export const gradeInAll = async (
  [one, other]: readonly [Driven, Driven],
  url: string,
  allReady: () => void,
): Promise<readonly [ScanState, ScanState]> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const ready = (): Promise<void> => {
    waiting += 1;
    if (waiting === 2) {
      allReady();
      resolve();
    }
    return promise;
  };
  return Promise.all([grade(one, url, ready), grade(other, url, ready)]);
};

/** What differs with every visit, so not between browsers: nonces, made-up names, durations. */
const VARYING = [/'nonce-[^']+'/g, /pijler-[a-z0-9]+/g, /\d+(?:[.,]\d+)? m?s\b/g];
const steady = (text: string): string => VARYING.reduce((rest, varying) => rest.replace(varying, '…'), text);

/** How far two findings of one check may lie apart. */
type Apart = 'evidence' | 'outcome';

interface Explained {
  readonly may: Apart;
  readonly why: string;
}

/**
 * Checks that may tell something else in each browser, how far, and why: by default only with other words or places.
 * Points, scores and caps are always the same.
 */
export const EXPLAINED: Readonly<Record<string, Explained>> = {
  'https-redirect': {
    may: 'outcome',
    why: 'Chromium applies HSTS to our own requests too and then never asks http; Firefox shows what comes. With HSTS neither costs anything.',
  },
  'structured-data-valid': {
    may: 'evidence',
    why: 'The evidence quotes what the own JSON parser of each browser says.',
  },
  'tls-version': { may: 'outcome', why: 'Only Firefox shows the connection to an extension; informative.' },
  'certificate-expiry': { may: 'outcome', why: 'Only Firefox shows the certificate; informative.' },
  'certificate-key': { may: 'outcome', why: 'The same.' },
  'caa-matches-issuer': { may: 'outcome', why: 'The same.' },
  'intrusive-overlay': {
    may: 'evidence',
    why: "The share of the window, in tens: each browser's own bars leave another height, so it may round either way.",
  },
  'page-weight': {
    may: 'evidence',
    why: 'Bytes as each browser counts them, headers and cache included; informative only.',
  },
  'experience-this-visit': { may: 'evidence', why: 'Timings of one visit in one browser; informative only.' },
  'reflow-now': { may: 'evidence', why: 'The width is that of the window of this browser; informative only.' },
};

/** Everything that a partner is told by one finding. */
interface ShownFinding {
  readonly outcome: string;
  readonly reason: string;
  readonly points: number;
  readonly evidence: readonly string[];
}

/** What has to be the same of a finding; its points always have to be. */
const compared = (id: string, { outcome, reason, points, evidence }: ShownFinding): object => {
  const exact = { outcome, reason, points, evidence: evidence.toSorted() };
  const loose = { evidence: { outcome, reason, points }, outcome: { points } };
  const may = EXPLAINED[id]?.may;
  return may === undefined ? exact : loose[may];
};

/** A finding, and its pillar's score with it. */
export interface Row {
  readonly pillar: Pillar;
  /** A check's id, or `score`, `limited by`. */
  readonly field: string;
  /** All that is told, and what of it has to be the same in both browsers. */
  readonly value: string;
  readonly binding: string;
}

const row = (pillar: Pillar, field: string, result: unknown, binding: unknown = result): Row => ({
  pillar,
  field,
  value: steady(JSON.stringify(result)),
  binding: steady(JSON.stringify(binding)),
});

/** Everything a partner is told of a scan, field by field. */
export const rowsOf = (state: ScanState): readonly Row[] =>
  PILLARS.flatMap((id) => state.pillars.filter((pillar) => pillar.id === id)).flatMap(
    ({ id: pillar, score, incomplete, limitedBy, checks = [] }) => [
      row(pillar, 'score', { score, incomplete }),
      row(pillar, 'limited by', limitedBy ?? null),
      ...checks.map(({ id, outcome, reason = '', points, evidence }) => {
        const result = { outcome, reason, points, evidence: evidence.toSorted() };
        return row(pillar, id, result, compared(id, result));
      }),
    ],
  );

/** One field that is not the same. */
export interface Difference {
  readonly pillar: Pillar;
  readonly field: string;
  readonly chromium: string;
  readonly firefox: string;
  /** It may differ so: `EXPLAINED` says why. */
  readonly explained: boolean;
}

/** Fields on which the two disagree; one that a browser lacks is empty there. */
export const differences = (chromium: readonly Row[], firefox: readonly Row[]): readonly Difference[] => {
  const [one, other] = [chromium, firefox].map((rows) => new Map(rows.map((row) => [row.field + row.pillar, row])));
  return [...new Map([...(one ?? []), ...(other ?? [])])].flatMap(([key, { pillar, field }]) => {
    const [left, right] = [one?.get(key), other?.get(key)];
    if (left?.value === right?.value) return [];
    const explained = left !== undefined && left.binding === right?.binding;
    return [{ pillar, field, chromium: left?.value ?? '', firefox: right?.value ?? '', explained }];
  });
};
