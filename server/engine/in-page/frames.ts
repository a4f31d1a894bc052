import { placeOf } from '../../../lib/collect/axe/frame-place.ts';

/** Where a frame stands in its page; null where nobody looks into it. */
export const place = () => placeOf(window);
