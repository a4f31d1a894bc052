import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { askEarly } from '../lib/platform/early.ts';

/** The popup's first bytes: opening it is the command to scan, and that is given before the view's code is there. */
export default defineUnlistedScript(() => {
  // A popup that was set to look at one pillar asks by itself.
  if (location.search === '') globalThis.pijlerEarly = askEarly();
});
