import * as z from 'zod/mini';
import { createSlot, type Slot } from './store.ts';

const HandedIn = z.object({
  /** When reports were last sent there, ms since 1970. */
  at: z.number(),
  /** The scans whose reports are there, among those in the history. */
  scans: z.array(z.string()),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** Which of the stored reports a scan service has, by service and key. */
export const handedInSlot: Slot<Readonly<Record<string, HandedIn>>> = createSlot({
  area: 'local',
  key: 'handedIn',
  schema: z.record(z.string(), HandedIn),
  fallback: {},
});

/** How many services are remembered: the latest ones. */
const MAX = 5;

/** Records that a service has reports; scans that the history removed are dropped. */
export const noteHandedIn = async (
  source: string,
  {
    scans,
    stored,
    now,
  }: { readonly scans: readonly string[]; readonly stored: ReadonlySet<string>; readonly now: number },
): Promise<void> => {
  await handedInSlot.change((all) => {
    const there = [...new Set([...(all[source]?.scans ?? []), ...scans])].filter((scan) => stored.has(scan));
    const others = Object.entries(all).filter(([other]) => other !== source);
    const latest = others.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MAX - 1);
    return Object.fromEntries([[source, { at: now, scans: there }], ...latest]);
  });
};
