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
