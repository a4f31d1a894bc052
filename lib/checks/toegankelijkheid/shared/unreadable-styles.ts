/** Share of unreadable style sheets above which the others are not representative. */
const MAX = 0.25;

/** Whether more than a quarter of the style sheets come from other origins and cannot be read. */
export const hasTooManyUnreadable = (styles: { readonly sheets: number; readonly unreadable: number }): boolean =>
  styles.sheets > 0 && styles.unreadable / styles.sheets > MAX;
