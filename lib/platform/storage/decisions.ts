import { Decisions } from '../../decision.ts';
import { type Slot, slot } from './store.ts';

/** What was decided about findings, by host. */
export const decisionsSlot: Slot<Decisions> = slot({
  area: 'local',
  key: 'decisions',
  schema: Decisions,
  fallback: {},
});
