import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeMetrics } from '../../../server/metrics/metrics.ts';

/** Alert rules and the dashboard use existing metrics; `promtool` of Prometheus checks their syntax (docs/service-operate.md, “Figures”). */

const FOLDER = join(import.meta.dirname, '../../../server/prometheus');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}
interface Tests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const figures = {
  oldest: { single: 12, batch: 0 },
  monitorLag: 3,
  deliveries: { mail: { waiting: 1, overdue: 2 }, webhook: { waiting: 0, overdue: 0 } },
};

const metricsWith = (store = async () => figures) =>
  makeMetrics({
    ...{
      waiting: async () => 0,
      pages: async () => ({ waiting: 0, queued: 0 }),
      browsers: () => 1,
      timeout: 50,
      store,
    },
    ...{ memory: () => new Map([['node', 1_000]]), version: '1.2.3', rules: 9 },
  });

/** Names of existing metrics, with the suffixes of histograms. */
const names = async (): Promise<ReadonlySet<string>> => {
  const text = await metricsWith().text();
  const results = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  return new Set([
    ...results.flatMap(([, name = '', kind]) => (kind === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name])),
    'up',
  ]);
};

/** The metrics in an expression: names without a parenthesis after them that are not labels. */
const metricsIn = (expr: string): readonly string[] =>
  [...expr.replace(/\{[^}]*\}|\bby \([^)]*\)|"[^"]*"/g, '').matchAll(/\b(?:pijler_\w+|process_\w+|up)\b/g)].map(
    ([name]) => name,
  );

describe('alert rules', () => {
  const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

  test('use existing metrics', async () => {
    const there = await names();
    const requested = rules.flatMap(({ expr }) => metricsIn(expr));
    expect(requested.length).toBeGreaterThan(10);
    expect(requested.filter((name) => !there.has(name))).toEqual([]);
  });

  test('have a test each in which they fire', () => {
    const fires = (parse(read('alerts.test.yml')) as Tests).tests.flatMap((one) =>
      one.alert_rule_test.flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : [])),
    );
    expect(rules.map(({ alert }) => alert).filter((alert) => !fires.includes(alert))).toEqual([]);
  });
});

test('the dashboard uses existing metrics', async () => {
  const there = await names();
  const requested = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => metricsIn(expr)),
  );
  expect(requested.length).toBeGreaterThan(15);
  expect(requested.filter((name) => !there.has(name))).toEqual([]);
});

test('metrics of the store are NaN while the store does not respond', async () => {
  const text = await metricsWith().text();
  expect(text).toContain('pijler_queue_oldest_seconds{lane="single"} 12');
  expect(text).toContain('pijler_watch_lag_seconds 3');
  expect(text).toContain('pijler_deliveries_overdue_seconds{way="mail"} 2');
  expect(text).toContain('pijler_memory_bytes{process="node"} 1000');
  expect(text).toMatch(/^pijler_build_info\{version="1\.2\.3",rules="9",node="[\d.]+"\} 1$/m);
  const silent = await metricsWith(() => new Promise(() => {})).text();
  expect(silent).toMatch(/^pijler_watch_lag_seconds Na[nN]$/m);
});
