import { findFramePosition } from '../../../lib/collect/axe/frame-position.ts';

/** Position of this frame in its page; null in the top window, and in a frame that is not read. */
export const locateFrame = () => findFramePosition(window);
