import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readVersions } from '../lib/collect/software/library-versions.ts';

/**
 * The one fixed file that asks libraries in the page's own world for their version: `{ world: 'MAIN', files: ['libraries.js'] }`.
 * Its result is hostile data. Without a global name the built file leaves nothing behind in that world.
 */
export default defineUnlistedScript(() => readVersions(globalThis, document));
