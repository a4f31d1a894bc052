import type { AxeRule } from '../../facts/axe.ts';
import { getOwn } from '../../parse/text/own.ts';
import type { RawNode } from './engine.ts';

/* Why the engine could not decide about an element (its “incomplete”), shown to the person who checks it by hand. */

type UndecidedReason = NonNullable<AxeRule['toCheck'][number]['why']>;

/** Reasons by the engine's own message key (4.14.1). */
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

/** Reasons by rule, when there is no key: cases that a rule leaves undecided, by itself or by one of the guards. */
const BY_RULE: Readonly<Record<string, UndecidedReason>> = {
  'color-contrast': 'filter',
  'link-in-text-block': 'sameColour',
  'aria-valid-attr-value': 'reference',
  'label-content-name-mismatch': 'name',
  'scrollable-region-focusable': 'keys',
  'target-size': 'size',
  'th-has-data-cells': 'table',
};

/** Why a person has to check a node; null when there is no short explanation. */
export const findUndecidedReason = (rule: string, { any = [], all = [] }: RawNode): UndecidedReason | null => {
  const keys = [...any, ...all].flatMap(({ data }) => Object(data).messageKey ?? []).map(String);
  if (keys.length === 0) return getOwn(BY_RULE, rule) ?? null;
  return keys.map((key) => getOwn(BY_KEY, key)).find((reason) => reason !== undefined) ?? null;
};
