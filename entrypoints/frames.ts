import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findFramePosition } from '../lib/collect/axe/frame-position.ts';

/**
 * Returns the position of each frame of a page, in its own isolated world, or null for a frame that is not looked into:
 * `{ files: ['frames.js'] }` in all frames. Then the engine runs in those (`entrypoints/axe.ts`).
 */
export default defineUnlistedScript(() => findFramePosition(window));
