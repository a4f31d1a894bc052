import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readVersions } from '../lib/collect/software/library-versions.ts';

/**
 * The only script that runs in the page's own world to read the versions of libraries; it is fixed: `{ world: 'MAIN',
 * files: ['libraries.js'] }`. Its result is hostile data. Without a global name the built file leaves nothing behind in
 * that world.
 */
export default defineUnlistedScript(() => readVersions(globalThis, document));
