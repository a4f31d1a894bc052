import { describe, expect, test } from 'vitest';
import { type InFrame, joinFrames } from '../../../lib/collect/axe/join-frames.ts';
import type { Axe, AxeRule } from '../../../lib/facts/axe.ts';
import { axe } from '../../kit/axe.ts';

const node = (target: string) => ({ target, html: '<p>x</p>' });
const nodes = (count: number) => Array.from({ length: count }, (_, index) => node(`p:nth-of-type(${index + 1})`));
const inFrame = (found: Axe, more: Partial<InFrame> = {}): InFrame => ({
  locator: '#kader',
  seeThrough: false,
  isReached: true,
  found,
  ...more,
});
const ruleOf = ({ rules }: Axe, id: string): AxeRule | undefined => rules.find((rule) => rule.id === id);

test('a page without frames is returned unchanged', () => {
  const page = axe({ 'image-alt': { violating: 1, impact: 'critical', nodes: nodes(1) } });
  expect(joinFrames(page, [])).toBe(page);
});

test('findings in a frame count, located behind the frame, with the worst impact of all', () => {
  const page = axe({ 'image-alt': { violating: 1, passing: 2, impact: 'minor', nodes: nodes(1) } }, { frames: 1 });
  const frame = axe({ 'image-alt': { violating: 2, passing: 3, inert: 1, impact: 'critical', nodes: nodes(2) } });
  expect(ruleOf(joinFrames(page, [inFrame(frame)]), 'image-alt')).toMatchObject({
    impact: 'critical',
    violating: 3,
    passing: 5,
    inert: 1,
    nodes: [
      { target: 'p:nth-of-type(1)' },
      { target: '#kader >>> p:nth-of-type(1)' },
      { target: '#kader >>> p:nth-of-type(2)' },
    ],
  });
});

test('findings in an unreachable frame are left out as inert', () => {
  const page = axe(
    { 'image-alt': { passing: 1 }, 'landmark-one-main': { violating: 1, nodes: nodes(1) } },
    { frames: 1 },
  );
  const frame = axe({
    'image-alt': { violating: 2, undecided: 1, impact: 'critical', nodes: nodes(2) },
    'landmark-one-main': { passing: 1 },
  });
  const joined = joinFrames(page, [inFrame(frame, { isReached: false })]);
  expect(ruleOf(joined, 'image-alt')).toMatchObject({ violating: 0, undecided: 0, passing: 1, inert: 3, nodes: [] });
  expect(ruleOf(joined, 'landmark-one-main')).toMatchObject({ violating: 1 });
});

test('twenty-five places are listed in all, and a long one is truncated at its start', () => {
  const page = axe({ 'image-alt': { violating: 24, nodes: nodes(24) } }, { frames: 1 });
  const frame = axe({ 'image-alt': { violating: 9, nodes: nodes(9) } });
  const rule = ruleOf(joinFrames(page, [inFrame(frame, { locator: `#${'x'.repeat(500)}` })]), 'image-alt');
  expect(rule?.violating).toBe(33);
  expect(rule?.nodes).toHaveLength(25);
  expect(rule?.nodes[24]?.target).toMatch(/^… x{300,} >>> p:nth-of-type\(1\)$/);
  expect(rule?.nodes[24]?.target).toHaveLength(402);
});

test('inspected frames are no longer undecided, and nested frames that were not inspected are counted', () => {
  const asks = { undecided: 2, passing: 0, toCheck: [node('#kader'), node('#ander')] };
  const page = axe({ 'frame-tested': asks }, { frames: 2, elements: 10 });
  const frame = axe({}, { frames: 3, elements: 5, took: { total: 50, longest: 45 } });
  const all = joinFrames(page, [inFrame(frame)]);
  expect(all).toMatchObject({ frames: 4, entered: 1, elements: 15 });
  expect(all.took).toEqual({ total: 150, longest: 45 });
  expect(ruleOf(all, 'frame-tested')).toMatchObject({ undecided: 1, toCheck: [{ target: '#ander' }] });
});

test.each(['time', 'tooLarge', 'fault'] as const)(
  'a frame that was not fully inspected (%s) counts as not inspected and removes nothing from the page',
  (ran) => {
    const page = axe({ 'image-alt': { passing: 2, ran: 'whole' } }, { frames: 1 });
    const frame = axe({ 'image-alt': { violating: 1, impact: 'critical', nodes: nodes(1), ran } });
    const all = joinFrames(page, [inFrame(frame)]);
    expect(all).toMatchObject({ frames: 1, entered: 0 });
    expect(ruleOf(all, 'image-alt')).toMatchObject({ ran: 'whole', violating: 1, passing: 2 });
  },
);

test('a rule that was interrupted in a frame counts as interrupted for the page', () => {
  const page = axe({ 'image-alt': { passing: 2, ran: 'whole' }, 'color-contrast': { ran: 'time' } }, { frames: 1 });
  const frame = axe({ 'image-alt': { ran: 'interrupted' }, 'color-contrast': { ran: 'interrupted' } });
  const all = joinFrames(page, [inFrame(frame)]);
  expect(all).toMatchObject({ frames: 1, entered: 0 });
  expect(ruleOf(all, 'image-alt')).toMatchObject({ ran: 'interrupted', passing: 2 });
  expect(ruleOf(all, 'color-contrast')).toMatchObject({ ran: 'time' });
});

test('colours in a see-through frame are undecided', () => {
  const page = axe({ 'color-contrast': { passing: 4 } }, { frames: 1 });
  const result = {
    violating: 2,
    undecided: 1,
    passing: 7,
    impact: 'serious',
    nodes: nodes(2),
    toCheck: [node('b')],
  } as const;
  const glass = inFrame(axe({ 'color-contrast': { ...result, nodes: nodes(2), toCheck: [node('b')] } }), {
    seeThrough: true,
  });
  expect(ruleOf(joinFrames(page, [glass]), 'color-contrast')).toMatchObject({
    impact: null,
    violating: 0,
    undecided: 3,
    passing: 4,
    nodes: [],
    toCheck: [
      { target: '#kader >>> p:nth-of-type(1)' },
      { target: '#kader >>> p:nth-of-type(2)' },
      { target: '#kader >>> b' },
    ],
  });
});

test('enhanced contrast covers the page and its frames, except where colours are undecided', () => {
  const low = (target: string) => ({ 'color-contrast': { passing: 1, enhanced: { below: 1, nodes: [node(target)] } } });
  const page = axe(low('p'), { frames: 2 });
  const [sure, glass] = [inFrame(axe(low('b'))), inFrame(axe(low('i')), { seeThrough: true })];
  expect(ruleOf(joinFrames(page, [sure, glass]), 'color-contrast')?.enhanced).toEqual({
    below: 2,
    nodes: [node('p'), node('#kader >>> b')],
  });
  const { enhanced, ...unmeasured } = ruleOf(page, 'color-contrast') as AxeRule;
  expect(enhanced?.below).toBe(1);
  const rules = page.rules.map((rule) => (rule.id === 'color-contrast' ? unmeasured : rule));
  expect(ruleOf(joinFrames({ ...page, rules }, [glass]), 'color-contrast')).not.toHaveProperty('enhanced');
});

describe.each(['landmark-one-main', 'page-has-heading-one'] as const)('%s', (id) => {
  const lacks = { violating: 1, impact: 'moderate', nodes: nodes(1) } as const;
  const lacking = () => axe({ [id]: { ...lacks, nodes: nodes(1) } }, { frames: 1 });
  const having = () => axe({ [id]: { passing: 1 } }, { frames: 1 });
  test.each([
    ['the page', having(), lacking(), 0],
    ['a frame', lacking(), having(), 0],
    ['nobody', lacking(), lacking(), 1],
  ])('%s has it', (_who, page, frame, violating) => {
    const rule = ruleOf(joinFrames(page, [inFrame(frame)]), id);
    expect(rule).toMatchObject({ violating, passing: 1 - violating, impact: violating > 0 ? 'moderate' : null });
    expect(rule?.nodes).toHaveLength(violating);
  });
});

test('the measured contrast of a place in a frame is preserved', () => {
  const contrast = { ratio: 2, needed: 4.5, text: '#aaaaaa', background: '#ffffff' };
  const frame = axe({ 'color-contrast': { violating: 1, nodes: [{ ...node('p'), contrast }] } });
  expect(ruleOf(joinFrames(axe({}, { frames: 1 }), [inFrame(frame)]), 'color-contrast')?.nodes).toEqual([
    { ...node('#kader >>> p'), contrast },
  ]);
});
