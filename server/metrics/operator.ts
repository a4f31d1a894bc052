import { Counter, Gauge, type Registry } from 'prom-client';
import type { StoreFigures } from '../features/scans/store/operator-figures.ts';

/** A task that runs repeatedly in a process that scans. */
export type Task = 'feeder' | 'monitor' | 'deliverer';

/** Outcome of one attempt to deliver a message. */
export type Sent = 'done' | 'failed' | 'retry';

/** Counts what no visitor sees: tasks that succeeded, messages that were sent or not, faults. */
export interface OperatorMetrics {
  readonly ran: (task: Task) => void;
  readonly sent: (way: 'mail' | 'webhook', came: Sent) => void;
  readonly fault: () => void;
}

/** Sources of these metrics. */
export interface OperatorGauges {
  /** Numbers of what waits in the store; rejects if it does not respond. */
  readonly store?: () => Promise<StoreFigures>;
  /** Bytes in memory, by kind of process. */
  readonly memory?: () => ReadonlyMap<string, number>;
  readonly version?: string;
  readonly rules?: number;
}

type Registers = [Registry];
const ofAll = 'of all processes; NaN while the store gives no answer.';

/** Shares one look among all that request it at the same moment: metrics are read together. */
const shareLook = <T>(look: () => Promise<T>): (() => Promise<T | null>) => {
  let current: Promise<T | null> | null = null;
  return () => {
    current ??= look()
      .catch(() => null)
      .finally(() => {
        current = null;
      });
    return current;
  };
};

/** Adds gauges of what waits in the store, by lane or way. */
const storeGauges = (registers: Registers, look: () => Promise<StoreFigures>): void => {
  const found = shareLook(look);
  const createGauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, figures: StoreFigures | null) => void,
    label: string[],
  ) =>
    new Gauge({
      name: `pijler_${name}`,
      help: `${help}, ${ofAll}`,
      labelNames: label,
      registers,
      async collect() {
        set(this, await found());
      },
    });
  createGauge(
    ...(['queue_oldest_seconds', 'How long the first scan waits'] as const),
    (one, figures) => {
      for (const lane of ['single', 'batch'] as const) one.set({ lane }, figures?.oldest[lane] ?? Number.NaN);
    },
    ['lane'],
  );
  createGauge(
    ...(['watch_lag_seconds', 'How late the most overdue watch is'] as const),
    (one, figures) => one.set(figures?.monitorLag ?? Number.NaN),
    [],
  );
  for (const [name, help, field] of [
    ['deliveries_waiting', 'Messages that wait to be brought', 'waiting'],
    ['deliveries_overdue_seconds', 'How long the first message is overdue', 'overdue'],
  ] as const)
    createGauge(
      ...([name, help] as const),
      (one, figures) => {
        for (const way of ['mail', 'webhook'] as const) one.set({ way }, figures?.deliveries[way][field] ?? Number.NaN);
      },
      ['way'],
    );
};

const createMemoryGauge = (registers: Registers, memory: () => ReadonlyMap<string, number>): void => {
  new Gauge({
    name: 'pijler_memory_bytes',
    help: 'Memory of this process and of its browsers, by kind of process.',
    labelNames: ['process'] as const,
    registers,
    collect() {
      this.reset();
      for (const [kind, bytes] of memory()) this.set({ process: kind }, bytes);
    },
  });
};

const buildGauge = (registers: Registers, version: string, rules: number): void => {
  const labels = { version, rules: String(rules), node: process.versions.node };
  new Gauge({
    name: 'pijler_build_info',
    help: 'Which build this is: always 1.',
    registers,
    labelNames: ['version', 'rules', 'node'] as const,
  }).set(labels, 1);
};

/** Adds what an operator watches besides scans and responses. */
export const createOperatorMetrics = (registers: Registers, gauges: OperatorGauges): OperatorMetrics => {
  const { store, memory, version, rules = 0 } = gauges;
  if (store !== undefined) storeGauges(registers, store);
  if (memory !== undefined) createMemoryGauge(registers, memory);
  if (version !== undefined) buildGauge(registers, version, rules);
  const ran = new Gauge({
    name: 'pijler_task_last_success_timestamp_seconds',
    help: 'When a task of this process last went well.',
    labelNames: ['task'] as const,
    registers,
  });
  const sent = new Counter({
    name: 'pijler_deliveries_total',
    help: 'Tries to bring messages, by what came of them.',
    labelNames: ['way', 'outcome'] as const,
    registers,
  });
  const faults = new Counter({ name: 'pijler_faults_total', help: 'Faults that were told in the log.', registers });
  return {
    ran: (task) => ran.setToCurrentTime({ task }),
    sent: (way, outcome) => sent.inc({ way, outcome }),
    fault: () => faults.inc(),
  };
};
