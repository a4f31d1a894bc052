/** The layout width that a viewport meta element sets; null for what it does not set. */
export interface Viewport {
  /** Lower case. */
  readonly width: string | null;
  readonly initialScale: number | null;
}

/** Reads the content of `<meta name="viewport">`: pairs separated by commas, semicolons or white space (CSS Viewport). */
export const parseViewport = (content: string): Viewport => {
  const pairs = new Map<string, string>();
  for (const [, name = '', value = ''] of content.toLowerCase().matchAll(/(?<![\w-])([\w-]+)\s*=\s*([^\s,;]+)/g))
    pairs.set(name, value);
  const scale = Number.parseFloat(pairs.get('initial-scale') ?? '');
  return { width: pairs.get('width') ?? null, initialScale: Number.isNaN(scale) ? null : scale };
};

/** Pairs as Chromium and Safari read them: a semicolon is part of the value. */
const WITHOUT_SEMICOLON = /(?<![^\s,=])([^\s,=]+)\s*=[\s,=]*([^\s,=]+)/g;
/** As in CSS Viewport, and in Firefox. */
const WITH_SEMICOLON = /(?<![^\s,;=])([^\s,;=]+)\s*=[\s,;=]*([^\s,;=]+)/g;

const DEVICE = ['device-width', 'device-height'];

/** How far visitors can zoom in by these pairs: 1 is not at all (CSS Viewport, the translation of its properties). */
const readLargestScale = (pairs: ReadonlyMap<string, string>): number => {
  const scalable = pairs.get('user-scalable') ?? 'yes';
  const isScalable = ['yes', ...DEVICE].includes(scalable) || Math.abs(Number.parseFloat(scalable)) >= 1;
  if (!isScalable) return 1;
  const largest = pairs.get('maximum-scale') ?? 'device-width';
  const scale = Number.parseFloat(largest);
  if (DEVICE.includes(largest) || scale < 0) return Number.POSITIVE_INFINITY;
  return Number.isNaN(scale) ? 1 : scale;
};

/**
 * How far the content of `<meta name="viewport">` lets visitors zoom in, as factors, by each of the two ways in which
 * browsers separate its pairs; 1 is not at all.
 */
export const readLargestScales = (content: string): readonly number[] =>
  [WITH_SEMICOLON, WITHOUT_SEMICOLON].map((pairs) =>
    readLargestScale(
      new Map([...content.toLowerCase().matchAll(pairs)].map(([, name = '', value = '']) => [name, value])),
    ),
  );
