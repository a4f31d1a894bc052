import type { AxeRule } from '../../facts/axe.ts';
import { getOwn } from '../../parse/text/own.ts';
import type { RawNode } from './engine.ts';

/* Why the engine could not decide about an element (its “incomplete”), for who looks at it by hand. */

type UndecidedReason = NonNullable<AxeRule['toCheck'][number]['why']>;

/** What the engine's own key of a message (4.14.1) comes to. */
const BY_KEY: Readonly<Record<string, UndecidedReason>> = {
  bgGradient: 'gradient',
  bgImage: 'picture',
  imgNode: 'picture',
  bgOverlap: 'overlap',
  elmPartiallyObscured: 'overlap',
  elmPartiallyObscuring: 'overlap',
  obscured: 'overlap',
  partiallyObscured: 'overlap',
  partiallyObscuredNonTabbable: 'overlap',
  contentOverflow: 'overlap',
  outsideViewport: 'outside',
  equalRatio: 'sameColour',
  fgContrast: 'sameColour',
  bgContrast: 'sameColour',
  shortTextContent: 'short',
  nonBmp: 'drawn',
  pseudoContent: 'drawn',
  complexTextShadows: 'drawn',
  colorParse: 'drawn',
  noId: 'reference',
  noIdShadow: 'reference',
  idrefs: 'reference',
  controlsWithinPopup: 'reference',
  tooManyRects: 'size',
  large: 'size',
  nonTabbableNeighbor: 'size',
  valueText: 'name',
};

/** Where there is no key: what a rule leaves open, by itself or by one of the guards. */
const BY_RULE: Readonly<Record<string, UndecidedReason>> = {
  'color-contrast': 'filter',
  'link-in-text-block': 'sameColour',
  'aria-valid-attr-value': 'reference',
  'label-content-name-mismatch': 'name',
  'scrollable-region-focusable': 'keys',
  'target-size': 'size',
  'th-has-data-cells': 'table',
};

/** Why a person has to look at a node; null where nobody can say it shortly. */
export const findUndecidedReason = (rule: string, { any = [], all = [] }: RawNode): UndecidedReason | null => {
  const keys = [...any, ...all].flatMap(({ data }) => Object(data).messageKey ?? []).map(String);
  if (keys.length === 0) return getOwn(BY_RULE, rule) ?? null;
  return keys.map((key) => getOwn(BY_KEY, key)).find((reason) => reason !== undefined) ?? null;
};
