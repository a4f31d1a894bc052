import { ARIAL_OTHER_WIDTH, ARIAL_WIDTHS } from '../../data/text/arial-widths.ts';

const UNITS_PER_EM = 2_048;

const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(ARIAL_WIDTHS).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)] as const)),
);

/** Width of a text on one line in Arial of `size` pixels, in whole pixels, without kerning: the same number everywhere. */
export const measureTextWidth = (text: string, size: number): number => {
  let units = 0;
  for (const sign of text) units += WIDTHS.get(sign) ?? ARIAL_OTHER_WIDTH;
  return Math.round((units * size) / UNITS_PER_EM);
};
