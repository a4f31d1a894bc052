/** No place came free in time. */
export class NoSlot extends Error {
  constructor() {
    super('no place');
    this.name = 'NoSlot';
  }
}

/** Room for so much work at once; who came first goes first. */
export interface Slots {
  /**
   * Runs `work` when `room` of the places are free, all of them at most. Rejects with `NoSlot` where that was not before
   * `up` aborted.
   */
  run<T>(room: number, work: () => Promise<T>, up?: AbortSignal): Promise<T>;
  /** A part of the same places, so many at once at most: its work begins only where none of the others' waits. */
  behind(most: number): Slots;
}

/** Places that some work may use, and how many of them it does. */
interface Part {
  readonly most: number;
  used: number;
  readonly queue: Waiting[];
}

interface Waiting {
  readonly room: number;
  readonly begin: () => void;
}

/** Parts of the same places, the whole first: of two that wait, the one before goes first. */
type Parts = readonly [Part, ...Part[]];

const isFree = ([all]: Parts, own: Part, room: number): boolean =>
  [all, own].every(({ used, most }) => used + room <= most);

const take = ([all]: Parts, own: Part, room: number): void => {
  for (const one of new Set([all, own])) one.used += room;
};

/** Begins what waits in a part, as long as there is room; false where something waits yet. */
const beginIn = (parts: Parts, own: Part): boolean => {
  for (let first = own.queue[0]; first !== undefined; first = own.queue[0]) {
    if (!isFree(parts, own, first.room)) return false;
    own.queue.shift();
    take(parts, own, first.room);
    first.begin();
  }
  return true;
};

const beginNext = (parts: Parts): void => void parts.every((part) => beginIn(parts, part));

/** Resolves when so many places are had, in a part; rejects with `NoSlot` when `up` aborts before. */
const acquireSlot = async (parts: Parts, part: Part, { room, up }: { room: number; up: AbortSignal | undefined }) => {
  const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
  const waiting = { room, begin };
  const leaveQueue = (): void => {
    const at = part.queue.indexOf(waiting);
    if (at === -1) return;
    part.queue.splice(at, 1);
    reject(new NoSlot());
    // Those behind it may have been waiting for it alone.
    beginNext(parts);
  };
  part.queue.push(waiting);
  beginNext(parts);
  up?.addEventListener('abort', leaveQueue);
  if (up?.aborted) leaveQueue();
  await promise.finally(() => up?.removeEventListener('abort', leaveQueue));
};

const createPartSlots = (parts: [Part, ...Part[]], part: Part): Slots => ({
  async run(wanted, work, up) {
    const room = Math.min(wanted, part.most);
    await acquireSlot(parts, part, { room, up });
    try {
      return await work();
    } finally {
      take(parts, part, -room);
      beginNext(parts);
    }
  },
  behind(most) {
    const own: Part = { most: Math.min(most, part.most), used: 0, queue: [] };
    parts.push(own);
    return createPartSlots(parts, own);
  },
});

export const makeSlots = (places: number): Slots => {
  const all: Part = { most: places, used: 0, queue: [] };
  return createPartSlots([all], all);
};
