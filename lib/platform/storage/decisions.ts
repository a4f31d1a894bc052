import { Decisions } from '../../decision.ts';
import { createSlot, type Slot } from './store.ts';

/** What was decided about findings, by host. */
export const decisionsSlot: Slot<Decisions> = createSlot({
  area: 'local',
  key: 'decisions',
  schema: Decisions,
  fallback: {},
});
