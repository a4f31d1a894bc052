import { expect, test } from 'vitest';
import type { ScanState } from '../../lib/state.ts';
import { compareProgress } from '../../lib/view/progress.ts';
import { sampleState } from '../components/sample.ts';

const done = sampleState('public', 'nl');
/** The same scan with only the first `ready` pillars finished. */
const scanning = (ready: number): ScanState => ({
  ...done,
  phase: 'scanning',
  overall: null,
  pillars: done.pillars.map((pillar, index) => (index < ready ? pillar : { ...pillar, phase: 'busy', score: null })),
});

test('a new scan is announced as started, then pillar by pillar', () => {
  expect(compareProgress(null, scanning(0))).toEqual([{ step: 'started' }]);
  expect(compareProgress(scanning(0), scanning(1))).toMatchObject([{ step: 'pillar', pillar: 'domein' }]);
  expect(compareProgress(scanning(1), scanning(3)).map(({ step }) => step)).toEqual(['pillar', 'pillar']);
  expect(compareProgress(scanning(3), scanning(3))).toEqual([]);
});

test('the end is announced once, with the weakest pillar', () => {
  const [end, ...rest] = compareProgress(scanning(5), done);
  expect(rest).toEqual([]);
  expect(end).toMatchObject({ step: 'done', score: done.overall });
  const lowest = Math.min(...done.pillars.flatMap(({ score }) => (score === null ? [] : [score])));
  expect(end).toHaveProperty('weakest.score', lowest);
  expect(compareProgress(done, done)).toEqual([]);
});

test('another scan starts again', () => {
  expect(compareProgress({ ...scanning(4), id: 'other' }, scanning(0))).toEqual([{ step: 'started' }]);
});

test('a failure is not announced, since it has its own message on the page', () => {
  expect(compareProgress(scanning(1), { ...done, phase: 'failed' })).toEqual([]);
});
