import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import { buildPath } from '../../../lib/path/path.ts';
import { assess } from '../../../lib/scan.ts';
import { recorded } from '../recorded.ts';
import { EXPERT, type ExpertStep } from './expert.ts';
import { AWAY_FOR_A_WHILE, RANKED } from './order.ts';

/* The first three steps for each of the forty sites, compared with five of an expert, written before (expert.ts). */

const ALL = [...RANKED, AWAY_FOR_A_WHILE];
const FIRST = 3;

const pathFor = (name: string) =>
  buildPath({
    findings: PILLARS.flatMap((pillar) => assess(pillar, recorded(`ranked/${name}`, 'granted')).findings),
    pillars: PILLARS,
  });

const isAmong = (cause: string, steps: readonly ExpertStep[]): boolean =>
  steps.some(({ causes }) => causes.includes(cause));

const COMPARED = ALL.map(({ name }) => {
  const wanted = EXPERT[name] ?? [];
  return {
    name,
    wanted,
    first: pathFor(name)
      .slice(0, FIRST)
      .map(({ cause }) => cause),
  };
});

describe('the expert’s steps', () => {
  test('are five different ones for each of the forty sites', () => {
    expect(Object.keys(EXPERT).toSorted()).toEqual(ALL.map(({ name }) => name).toSorted());
    for (const { wanted } of COMPARED) expect(new Set(wanted.map(({ say }) => say)).size).toBe(5);
  });

  test('include at least four of five of the first steps', () => {
    const all = COMPARED.flatMap(({ wanted, first }) => first.map((cause) => isAmong(cause, wanted)));
    const missed = COMPARED.flatMap(({ name, wanted, first }) => {
      const others = first.filter((cause) => !isAmong(cause, wanted));
      return others.length === 0 ? [] : [`${name}: ${others.join(', ')}`];
    });
    const share = all.filter(Boolean).length / all.length;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  test.each(['csp', 'dmarc'])('include %s wherever it is among the first three', (cause) => {
    const alone = COMPARED.filter(({ wanted, first }) => first.includes(cause) && !isAmong(cause, wanted));
    expect(alone.map(({ name }) => name)).toEqual([]);
  });
});
