import { scanResult, toPillarState } from '../../../lib/api/compose.ts';
import type { PartnerResult, ScanResult } from '../../../lib/api/result.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import { PILLARS, type Pillar, type Report } from '../../../lib/model.ts';
import { assess } from '../../../lib/scan.ts';
import { computeTotal, RULES } from '../../../lib/score.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { sayFinding, sayLimit } from '../../../lib/words/say.ts';
import type { Engine, Scanned } from '../../../server/engine/engine.ts';
import type { ScanRequest } from '../../../server/engine/scan-request.ts';
import { collectSiteWideFacts } from '../../../server/engine/site-facts.ts';
import { recorded } from '../../sites/recorded.ts';
import { NOW } from './store.ts';

type Facts = ReturnType<typeof recorded>;
const FACTS = recorded('goed', 'granted');

export type Stored = Scanned['stored'] & { readonly result: PartnerResult; readonly report: Report };

const isPartner = (result: ScanResult): result is PartnerResult => result.api_tier === 'partner';

/** What a real engine would store for a recorded site, under another name, by the current rules. */
export const storedOf = (request: ScanRequest, id: string, at: number, facts: Facts = FACTS): Stored => {
  const { url, pillar = null, locale = 'nl', scanUrl = () => url } = request;
  const judged = (pillar === null ? PILLARS : [pillar]).map((one) => assess(one, facts));
  const findings = judged.flatMap((one) => one.findings);
  const grade = computeTotal(judged);
  const domain = new URL(url).hostname;
  const result = scanResult(
    judged.map((one) => toPillarState(one, 'partner', (finding) => sayFinding(finding, locale))),
    {
      ...{ domain, total: grade, tier: 'partner', names: commonWords[locale].pillars, scanUrl: scanUrl(domain) },
      limit: grade.limit && sayLimit({ limit: grade.limit, findings }, locale),
    },
  );
  if (!isPartner(result)) throw new Error('composed on the partner tier');
  const target = { tabId: 0, url, host: domain, domain, isPublic: true, onSharedSuffix: false, at, pillar } as const;
  const report: Report = {
    ...{ schema: 'pijler/report-1', id, rules: RULES, version: '0.1.0', finishedAt: at, findings, ledger: [] },
    target: { ...target, level: 'B', browser: 'chromium' },
    ...{ scores: judged.map(({ score }) => score), ...grade, access: true },
  };
  return { id, domain, finishedAt: at, result, report };
};

/** An engine without a browser: its pages are recorded ones. */
export interface Scanner extends Pick<Engine, 'scan'> {
  /** The scans that were requested. */
  readonly asked: ScanRequest[];
  /** How the next scans behave; they wait for `until`. */
  next: {
    readonly until?: Promise<void>;
    readonly fails?: Error;
    readonly lost?: Scanned['lost'];
    readonly facts?: Facts;
    /** The number of pillars that are reported before that; the others come after it. */
    readonly judged?: number;
    readonly addresses?: Scanned['addresses'];
    /** Redirect targets of pages, by address; other pages do not redirect. */
    readonly leads?: Readonly<Record<string, string>>;
    /** Errors of pages that fail, by address. */
    readonly failing?: Readonly<Record<string, Error>>;
  };
  /** When scans end, in ms since 1970. */
  now: number;
}

let created = 0;

/** Reports pillars as an engine does. */
const emitJudged = ({ onEvent, locale = 'nl' }: ScanRequest, pillars: readonly Pillar[], facts: Facts): void => {
  for (const judged of pillars.map((pillar) => assess(pillar, facts))) {
    const service = toPillarState(judged, 'partner', (finding) => sayFinding(finding, locale));
    onEvent?.({ type: 'judged', judged, state: service }, {} as Scanned['session']);
  }
};

/** The fact of a scan: the page, when and where. */
const scanFact = (url: string, at: number): Evidence['scan'] => {
  const { hostname: host } = new URL(url);
  return {
    seen: true,
    value: { url, host, domain: host, isPublic: true, onSharedSuffix: false, at, level: 'B' },
  };
};

export const makeScanner = (): Scanner => {
  const scanner: Scanner = {
    asked: [],
    next: {},
    now: NOW,
    scan: async (request) => {
      const { until, lost = [], facts = FACTS, judged = 0, addresses = null, leads = {} } = scanner.next;
      const fails = scanner.next.failing?.[request.url] ?? scanner.next.fails;
      scanner.asked.push(request);
      emitJudged(request, PILLARS.slice(0, judged), facts);
      await until;
      if (fails) throw fails;
      emitJudged(request, PILLARS.slice(judged), facts);
      created += 1;
      const { url = request.url } = { url: leads[request.url] };
      const stored = storedOf({ ...request, url }, `scan-${created}`, scanner.now, facts);
      // Nothing that is stored depends on the session.
      const session = {} as Scanned['session'];
      return {
        session,
        stored,
        lost,
        siteWide: collectSiteWideFacts({ ...facts, scan: scanFact(url, scanner.now) }),
        addresses: request.wantsAddresses === true ? addresses : null,
        tries: 1,
        took: 0,
        traffic: {} as Scanned['traffic'],
      };
    },
  };
  return scanner;
};
