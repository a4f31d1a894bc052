/** No place came free in time. */
export class NoPlace extends Error {
  constructor() {
    super('no place');
    this.name = 'NoPlace';
  }
}

/** Room for so much work at once; who came first goes first. */
export interface Slots {
  /**
   * Runs `work` when `room` of the places are free, all of them at most. Rejects with `NoPlace` where that was not before
   * `up` aborted.
   */
  run<T>(room: number, work: () => Promise<T>, up?: AbortSignal): Promise<T>;
}

interface Waiting {
  readonly room: number;
  readonly begin: () => void;
}

export const makeSlots = (places: number): Slots => {
  let free = places;
  const queue: Waiting[] = [];
  const next = (): void => {
    for (let first = queue[0]; first !== undefined && first.room <= free; first = queue[0]) {
      queue.shift();
      free -= first.room;
      first.begin();
    }
  };
  const place = async (room: number, up?: AbortSignal): Promise<void> => {
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const waiting = { room, begin };
    const leave = (): void => {
      const at = queue.indexOf(waiting);
      if (at === -1) return;
      queue.splice(at, 1);
      reject(new NoPlace());
      // Those behind it may have been waiting for it alone.
      next();
    };
    queue.push(waiting);
    next();
    up?.addEventListener('abort', leave);
    if (up?.aborted) leave();
    await promise.finally(() => up?.removeEventListener('abort', leave));
  };
  return {
    async run(wanted, work, up) {
      const room = Math.min(wanted, places);
      await place(room, up);
      try {
        return await work();
      } finally {
        free += room;
        next();
      }
    },
  };
};
