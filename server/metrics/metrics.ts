import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../core/http/answered.ts';
import type { ScanResponse, ScanService } from '../features/scans/worker/scan-service.ts';
import type { Worked } from '../features/scans/worker/work.ts';
import { createOperatorMetrics, type OperatorGauges, type OperatorMetrics } from './operator.ts';

/** Values that are looked up when metrics are requested. */
export interface Gauges extends OperatorGauges {
  /** Number of scans that wait in the queue, which all processes share. */
  readonly waiting: () => Promise<number>;
  /** Number of open pages of batches, of all processes: those whose turn is to come, and those that wait for a result. */
  readonly pages?: () => Promise<{ readonly waiting: number; readonly queued: number }>;
  /** Number of browsers of this process. */
  readonly browsers: () => number;
  /** Milliseconds after which a store that does not respond is not waited for; 2 s by default. */
  readonly timeout?: number;
}

/** Metrics of one process, for Prometheus. No label names a host, a page, a key or a requester. */
export interface Metrics {
  /** Counts a finished scan. */
  readonly worked: (worked: Worked) => void;
  /** Counts an HTTP response. */
  readonly answered: (answered: Answered) => void;
  /** Wraps a service of scans, so that its requests are counted by their outcome. */
  readonly counting: (scanService: ScanService) => ScanService;
  readonly operator: OperatorMetrics;
  /** All metrics, in the format of Prometheus. */
  text(): Promise<string>;
}

/** In seconds: a scan takes one to twenty, a response takes milliseconds or as long as a scan. */
const SCAN_TIMES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 20, 40];
const ANSWER_TIMES = [0.005, 0.02, 0.1, 0.5, 1, 2, 4, 8, 16, 25];

const TIMEOUT = 2_000;

/** Outcome of a request: the source of its response, or why there is none. */
const getAnswerKind = (answer: ScanResponse): string => (answer.kind === 'answer' ? answer.from : answer.kind);

/** Looks something up in time; rejects if that takes too long. */
const limitTime = async <T>(look: () => Promise<T>, timeout = TIMEOUT): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), timeout);
  return Promise.race([look(), promise]).finally(() => clearTimeout(timer));
};

/** Looks a number up in time; NaN, which Prometheus supports, if that fails. */
const lookUpNumber = (look: () => Promise<number>, timeout = TIMEOUT): Promise<number> =>
  limitTime(look, timeout).catch(() => Number.NaN);

/** Adds the number of open pages of batches, if it can be looked up. */
const addPageFigures = (registers: [Registry], { pages, timeout }: Gauges): void => {
  if (pages === undefined) return;
  new Gauge({
    name: 'pijler_batch_pages',
    help: 'Pages of batches that have not ended, of all processes.',
    registers,
    labelNames: ['state'] as const,
    async collect() {
      const open = pages();
      for (const state of ['waiting', 'queued'] as const)
        this.set({ state }, await lookUpNumber(async () => (await open)[state], timeout));
    },
  });
};

const scanFigures = (registers: [Registry]): Metrics['worked'] => {
  const scans = new Counter({
    name: 'pijler_scans_total',
    help: 'Scans that ended, by what they came to.',
    labelNames: ['tier', 'outcome'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'pijler_scan_duration_seconds',
    help: 'How long scans took.',
    buckets: SCAN_TIMES,
    registers,
  });
  return ({ tier, took, failure, stored }) => {
    scans.inc({ tier, outcome: stored ? (failure ?? 'result') : 'superseded' });
    durations.observe(took / 1_000);
  };
};

const createAnswerFigures = (registers: [Registry]): Metrics['answered'] => {
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'pijler_http_requests_total',
    help: 'HTTP requests that were answered.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'pijler_http_request_duration_seconds',
    help: 'How long HTTP answers took.',
    buckets: ANSWER_TIMES,
    labelNames: ['route'] as const,
    registers,
  });
  return ({ route, method, status, seconds }) => {
    requests.inc({ route, method, status });
    durations.observe({ route }, seconds);
  };
};

const createQuestionFigures = (registers: [Registry]): Metrics['counting'] => {
  const requests = new Counter({
    name: 'pijler_questions_total',
    help: 'Questions for a scan, by how they were answered.',
    labelNames: ['tier', 'way'] as const,
    registers,
  });
  return (scanService) => ({
    request: async (request) => {
      const answer = await scanService.request(request);
      requests.inc({ tier: request.tier, way: getAnswerKind(answer) });
      return answer;
    },
    close: scanService.close,
  });
};

/** Creates metrics that start at zero. */
export const makeMetrics = (gauges: Gauges): Metrics => {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  const { store, timeout } = gauges;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'pijler_queue_waiting',
    help: 'Scans that wait in the queue of all processes.',
    registers,
    async collect() {
      this.set(await lookUpNumber(gauges.waiting, gauges.timeout));
    },
  });
  addPageFigures(registers, gauges);
  new Gauge({
    name: 'pijler_browsers',
    help: 'Browsers that run for this process.',
    registers,
    collect() {
      this.set(gauges.browsers());
    },
  });
  return {
    worked: scanFigures(registers),
    answered: createAnswerFigures(registers),
    counting: createQuestionFigures(registers),
    operator: createOperatorMetrics(registers, {
      ...gauges,
      ...(store && { store: () => limitTime(store, timeout) }),
    }),
    text: () => registry.metrics(),
  };
};
