/** No place became free in time. */
export class NoSlot extends Error {
  constructor() {
    super('no place');
    this.name = 'NoSlot';
  }
}

/** Limits concurrent work to a number of places, in order of arrival. */
export interface Slots {
  /** Runs `work` when `room` of the places are free, at most all of them. Rejects with `NoSlot` if `up` aborts before that. */
  run<T>(room: number, work: () => Promise<T>, up?: AbortSignal): Promise<T>;
  /** A limited number of the same places: work in it begins only when none of the others' work waits. */
  behind(most: number): Slots;
}

/** Places that some work may use, and how many it uses. */
interface Part {
  readonly most: number;
  used: number;
  readonly queue: Waiting[];
}

interface Waiting {
  readonly room: number;
  readonly begin: () => void;
}

/** Parts of the same places, the whole first: waiting work of an earlier part goes first. */
type Parts = readonly [Part, ...Part[]];

const isFree = ([all]: Parts, own: Part, room: number): boolean =>
  [all, own].every(({ used, most }) => used + room <= most);

const take = ([all]: Parts, own: Part, room: number): void => {
  for (const one of new Set([all, own])) one.used += room;
};

/** Begins waiting work of a part as long as there is room; false if some still waits. */
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

/** Resolves when `room` places were acquired in a part; rejects with `NoSlot` if `up` aborts before. */
const acquireSlot = async (parts: Parts, part: Part, { room, up }: { room: number; up: AbortSignal | undefined }) => {
  const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
  const waiting = { room, begin };
  const leaveQueue = (): void => {
    const at = part.queue.indexOf(waiting);
    if (at === -1) return;
    part.queue.splice(at, 1);
    reject(new NoSlot());
    // Work behind it may have waited only for it.
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
