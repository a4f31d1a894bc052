import type { Store } from '../../../core/store/open-store.ts';
import { type ScanSpec, toScanKey } from '../model/scan-spec.ts';
import { hasJob } from '../store/queued.ts';
import { type CoveringScans, findRecentScan, type Recent } from '../store/recent-scan.ts';
import type { Answer } from '../store/scans.ts';
import { SCANS } from './queue.ts';

/*
 * One scan, many answers: a scan is of a page, and answers can be derived from it by pillar, language, tier and scheme. A full
 * scan answers a request for one pillar; a scan by https answers a request by http if it saw http lead there.
 */

const toWhole = (spec: ScanSpec): ScanSpec => ({ ...spec, pillar: null });

/** The same page by https; null if it already is by https, or has another port. */
const toSecured = (spec: ScanSpec): ScanSpec | null => {
  const url = new URL(spec.url);
  if (url.protocol !== 'http:' || url.port !== '') return null;
  url.protocol = 'https:';
  return { ...spec, url: url.href };
};

/** Lists the keys of other scans whose answer includes that of a scan. */
export const listCoveringScans = (spec: ScanSpec): CoveringScans => {
  const byHttps = toSecured(spec);
  const both = byHttps === null ? [] : [byHttps, toWhole(byHttps)].map((one) => toScanKey(one));
  return { full: spec.pillar === null ? null : toScanKey(toWhole(spec)), byHttps: [...new Set(both)] };
};

/** Finds the recent outcome of a request, from its own scan or from one that includes its answer; null if there is none. */
export const findRecentAnswer = (
  store: Pick<Store, 'db'>,
  spec: ScanSpec,
  how: Omit<Recent, 'instead'>,
): Promise<Answer | null> => findRecentScan(store, toScanKey(spec), { ...how, instead: listCoveringScans(spec) });

/** Returns the scan to wait for: that of all pillars if it is already running or queued, otherwise its own. */
export const findJoinable = async ({ db }: Pick<Store, 'db'>, spec: ScanSpec): Promise<ScanSpec> =>
  spec.pillar !== null && (await hasJob(db, SCANS, toScanKey(toWhole(spec)))) ? toWhole(spec) : spec;
