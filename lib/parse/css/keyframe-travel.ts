import { getOwn } from '../text/own.ts';
/** The properties of one keyframe that can move its element sideways, as written; '' when it does not set one. */
export interface Frame {
  readonly transform: string;
  readonly translate: string;
  /** `left`, `right`, margins: lengths. */
  readonly lengths: readonly string[];
}

/** Least distances at which content passes by rather than wobbles in place: % of its own width, CSS pixels, % of the window. */
const FAR: Readonly<Record<string, number>> = { '%': 20, px: 100, vw: 10, rem: 6, em: 6 };

const LENGTH = /(?<![\d.])(-?(?:\d+(?:\.\d+)?|\.\d+))(%|px|vw|rem|em)/;
const TRANSLATE = /translate(?:X|3d)?\(([^,)]*)/i;

const isFar = (length: string): boolean => {
  const [, number = '0', unit = 'px'] = LENGTH.exec(length) ?? [];
  return Math.abs(Number(number)) >= (getOwn(FAR, unit) ?? Number.POSITIVE_INFINITY);
};

/** Whether an animation moves its element so far sideways that it is a ticker or a carousel. */
export const isSidewaysTravel = (frames: readonly Frame[]): boolean =>
  frames.some(
    ({ transform, translate, lengths }) =>
      isFar(TRANSLATE.exec(transform)?.[1] ?? '') || isFar(translate.split(/\s+/)[0] ?? '') || lengths.some(isFar),
  );
