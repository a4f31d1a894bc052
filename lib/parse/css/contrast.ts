/** The contrast of a text with its background, and the required contrast. */
export interface Contrast {
  /** Contrast ratio of WCAG 2 (1-21), cut after two decimals. */
  readonly ratio: number;
  /** The required ratio: 3, 4.5 or 7. */
  readonly needed: number;
  /** The two colours, as `#rrggbb`; for a link in a text, the link's and that of the text around it. */
  readonly text: string;
  readonly background: string;
}

const COLOUR = /^#[0-9a-f]{6}$/;
const NEEDED = /^(\d+(?:\.\d+)?):1$/;

/**
 * Converts the data of axe-core's `link-in-text-block` to the form of its `color-contrast`: the colours of the texts
 * or, without those, of their backgrounds.
 */
const toColorContrast = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...data,
  expectedContrastRatio: `${data.requiredContrastRatio}:1`,
  fgColor: data.nodeColor ?? data.nodeBackgroundColor,
  bgColor: data.parentColor ?? data.parentBackgroundColor,
});

/** axe-core's measurement of one element's colours; null when it could not measure, or when a shadow is involved. */
export const readContrast = (data: unknown): Contrast | null => {
  const result = Object(data).requiredContrastRatio === undefined ? Object(data) : toColorContrast(Object(data));
  const { contrastRatio: ratio, expectedContrastRatio, fgColor: text, bgColor: background, shadowColor } = result;
  const needed = Number(NEEDED.exec(String(expectedContrastRatio))?.[1]);
  const isMeasured = typeof ratio === 'number' && Number.isFinite(ratio) && needed > 0 && shadowColor === undefined;
  return isMeasured && COLOUR.test(text) && COLOUR.test(background) ? { ratio, needed, text, background } : null;
};

/** The line that shows the contrast below an offender: `2.05:1 < 4.5:1, #777777 / #eeeeee`. */
export const formatContrast = ({ ratio, needed, text, background }: Contrast): string =>
  `\n${ratio}:1 < ${needed}:1, ${text} / ${background}`;

const LINE = /^(\d{1,2}(?:\.\d{1,2})?):1 < (\d{1,2}(?:\.\d)?):1, (#[0-9a-f]{6}) \/ (#[0-9a-f]{6})$/;

const LINK = 'link-in-text-block: ';

/** A parsed item. */
interface Offender {
  readonly offender: string;
  readonly contrast: Contrast | null;
  /** Measured between a link and the text around it. */
  readonly isLink: boolean;
}

/** Splits an item into the offender and its contrast, which is null when none was measured. */
export const withContrast = (item: string): Offender => {
  const isLink = item.startsWith(LINK);
  const at = item.lastIndexOf('\n');
  const [line, ratio, needed, text = '', background = ''] = LINE.exec(item.slice(at + 1)) ?? [];
  if (at < 0 || line === undefined) return { offender: item, contrast: null, isLink };
  const contrast = { ratio: Number(ratio), needed: Number(needed), text, background };
  return { offender: item.slice(0, at), contrast, isLink };
};
