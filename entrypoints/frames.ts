import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findFramePosition } from '../lib/collect/axe/frame-position.ts';

/**
 * Tells of each frame of a page, in its own isolated world, where it stands, or null where nobody looks into it:
 * `{ files: ['frames.js'] }` in all frames. Then the engine runs in those (`entrypoints/axe.ts`).
 */
export default defineUnlistedScript(() => findFramePosition(window));
