import type { Evidence } from '../evidence.ts';
import type { Browsing } from '../model.ts';

/** CSS pixels below which a window is as narrow as a phone. */
const NARROW = 600;

/**
 * How a page was looked at in the reader's own browser, as far as that makes another way of looking: a narrow window, and the dark scheme. Undefined
 * where it is neither, or was not seen.
 */
export const readBrowsing = ({ page }: Partial<Evidence>): Browsing | undefined => {
  if (page?.seen !== true) return undefined;
  const { viewport, dark } = page.value.layout;
  const isNarrow = viewport.width > 0 && viewport.width < NARROW;
  if (!isNarrow && dark !== true) return undefined;
  return { ...(isNarrow && { narrow: true }), ...(dark === true && { colorScheme: 'dark' }) };
};
