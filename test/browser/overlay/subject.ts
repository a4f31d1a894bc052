/** The parts of the overlay as a page of a test can hold them: in the open, where axe looks. */
export { makeBar } from '../../../lib/platform/page/overlay/bar.ts';
export { makeMarker } from '../../../lib/platform/page/overlay/marker.ts';
