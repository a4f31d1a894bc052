import { describe, expect, test } from 'vitest';
import { pageWeight } from '../../../lib/checks/onderhoud/page-weight.ts';
import { cases } from '../../kit/cases.ts';
import { image, page } from '../../kit/facts.ts';
import { navigation } from './visit.ts';

const weighing = (bytes: number, images: Parameters<typeof image>[0][] = []) => ({
  page: page({
    performance: { navigation: navigation({ encoded: bytes, transferred: 300 }) } as never,
    images: { list: images.map(image) },
  }),
});

cases(pageWeight, {
  light: [weighing(400_000)],
  heavy: [weighing(2_000_000), weighing(4_900_000)],
  veryHeavy: [weighing(6_000_000)],
  unmeasured: [{ page: page() }],
});

describe('images', () => {
  test('more than twice as large as a dense screen shows are reported', () =>
    expect(
      pageWeight.judge(
        weighing(400_000, [
          { width: 300, naturalWidth: 1_200 },
          { width: 300, naturalWidth: 600 },
        ]),
      ),
    ).toMatchObject({ args: { images: 1 }, items: [expect.stringContaining('1200 → 300')] }));

  test('in vector format are never too large', () => {
    const sources = [
      'https://voorbeeld.nl/Logo.SVG?v=2',
      'https://voorbeeld.nl/a.svgz',
      'data:image/svg+xml;utf8,<svg xmlns=',
    ];
    const images = sources.map((src) => ({ src, width: 20, naturalWidth: 2_000 }));
    expect(pageWeight.judge(weighing(400_000, images))).toMatchObject({ args: { images: 0 }, items: [] });
  });
});
