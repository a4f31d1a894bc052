import * as z from 'zod/mini';
import type { LedgerEntry, Purpose } from '../../model.ts';
import { wait } from '../wait.ts';
import { createSlot } from './store.ts';

/** How many of the latest contacts are remembered, in memory, for the options page. */
const QUOTA = 20;
/**
 * Milliseconds for which contacts are collected before they are written: a scan makes eighty, and each write is passed
 * to every view.
 */
const GATHERED = 300;

const Recent = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  host: z.string(),
  path: z.string(),
  purpose: z.string() as unknown as z.ZodMiniType<Purpose>,
});
export type Recent = z.infer<typeof Recent>;

/** The latest contacts of any scan or test of this browser session, oldest first; none of private windows. */
export const recentSlot = createSlot<readonly Recent[]>({
  area: 'session',
  key: 'recent',
  schema: z.array(Recent),
  fallback: [],
});

type NewEntry = Pick<LedgerEntry, 'host' | 'path' | 'purpose'>;

let waiting: Recent[] = [];
let writing = false;

const write = async (): Promise<void> => {
  if (writing) return;
  writing = true;
  try {
    while (waiting.length > 0) {
      await wait(GATHERED);
      const batch = waiting;
      waiting = [];
      await recentSlot.change((rows) => [...rows, ...batch].slice(-QUOTA));
    }
  } finally {
    writing = false;
  }
};

export const noteContact = ({ host, path, purpose }: NewEntry): void => {
  waiting.push({ at: Date.now(), host, path, purpose });
  // If session memory is full, the contact is still in the scan's own ledger.
  void write().catch(() => {});
};

/** Wraps a function that logs contacts, so that each is also noted here. */
export const createNoting =
  <A extends NewEntry, R>(open: (contact: A) => R) =>
  (contact: A): R => {
    noteContact(contact);
    return open(contact);
  };
