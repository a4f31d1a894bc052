import { describe, expect, test } from 'vitest';
import { formatContrast, readContrast, withContrast } from '../../../lib/parse/css/contrast.ts';

const data = { contrastRatio: 2.84, expectedContrastRatio: '4.5:1', fgColor: '#999999', bgColor: '#ffffff' };
const contrast = { ratio: 2.84, needed: 4.5, text: '#999999', background: '#ffffff' };

describe('readContrast', () => {
  test('returns the ratio, the required ratio and both colours', () => expect(readContrast(data)).toEqual(contrast));

  const link = { contrastRatio: 1.32, requiredContrastRatio: 3 };
  test.each([
    ['texts', { ...link, messageKey: 'fgContrast', nodeColor: '#444466', parentColor: '#333333' }],
    [
      'backgrounds',
      { ...link, messageKey: 'bgContrast', nodeBackgroundColor: '#444466', parentBackgroundColor: '#333333' },
    ],
  ])('returns the two %s compared for a link, and the ratio required between them', (_, given) =>
    expect(readContrast(given)).toEqual({ ratio: 1.32, needed: 3, text: '#444466', background: '#333333' }),
  );

  test.each([
    ['no data', undefined],
    ['no ratio', { ...data, contrastRatio: undefined }],
    ['a ratio that is not a number', { ...data, contrastRatio: Number.NaN }],
    ['no required ratio', { ...data, expectedContrastRatio: undefined }],
    ['no background', { ...data, bgColor: undefined }],
    ['a link without measurements', { messageKey: 'bgImage', requiredContrastRatio: 3 }],
    ['a translucent colour', { ...data, fgColor: '#99999980' }],
    ['a shadow, which may be what was compared', { ...data, shadowColor: '#000000' }],
  ])('returns null given %s', (_, given) => expect(readContrast(given)).toBeNull());
});

describe('withContrast', () => {
  test('reads back an offender with its formatted contrast', () =>
    expect(withContrast(`p — <p>a\nb</p>${formatContrast(contrast)}`)).toEqual({
      offender: 'p — <p>a\nb</p>',
      contrast,
      isLink: false,
    }));

  test.each(['', 'p — <p>Grijs</p>', '2.84:1 < 4.5:1, #999999 / #ffffff', 'p\n2.84:1 < 4.5:1, red / url(x)', 'p\n'])(
    'returns the item unchanged when nothing was measured: %j',
    (item) => expect(withContrast(item)).toEqual({ offender: item, contrast: null, isLink: false }),
  );
});
