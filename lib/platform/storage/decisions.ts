import { Decisions } from '../../decision.ts';
import { createSlot, type Slot } from './store.ts';

/** The user's decisions about findings, by host. */
export const decisionsSlot: Slot<Decisions> = createSlot({
  area: 'local',
  key: 'decisions',
  schema: Decisions,
  fallback: {},
});
