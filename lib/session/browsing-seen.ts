import type { Evidence } from '../evidence.ts';
import type { Browsing } from '../model.ts';

/** CSS pixels below which a window counts as narrow as a phone's. */
const NARROW = 600;

/**
 * How the page was viewed in the reader's own browser, as far as that differs from the usual: a narrow window, the dark
 * scheme. Undefined when it is neither, or was not seen.
 */
export const readBrowsing = ({ page }: Partial<Evidence>): Browsing | undefined => {
  if (page?.seen !== true) return undefined;
  const { viewport, dark } = page.value.layout;
  const isNarrow = viewport.width > 0 && viewport.width < NARROW;
  if (!isNarrow && dark !== true) return undefined;
  return { ...(isNarrow && { narrow: true }), ...(dark === true && { colorScheme: 'dark' }) };
};
