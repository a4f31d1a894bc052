import { assessFocus } from '../../../lib/collect/page/appearance/focus.ts';
import { readStyleSheets } from '../../../lib/collect/page/appearance/style-rules.ts';
import { makeSlices } from '../../../lib/collect/page/dom/slices.ts';

export { readLive } from '../../../lib/collect/page/read-page.ts';

/** What the reader says of each element that takes the focus, by the `data-part` around it. */
export const signs = async (): Promise<readonly (readonly [part: string, sign: string, rule: string])[]> =>
  (await assessFocus(document, readStyleSheets(document), makeSlices())).map(({ element, sign, rule }) => [
    element.closest('[data-part]')?.getAttribute('data-part') ?? '',
    sign,
    rule,
  ]);
