import { findFramePosition } from '../../../lib/collect/axe/frame-position.ts';

/** Where a frame stands in its page; null where nobody looks into it. */
export const locateFrame = () => findFramePosition(window);
