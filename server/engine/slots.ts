/** Room for so much work at once; who came first goes first. */
export interface Slots {
  /** Runs `work` when `room` of the places are free, all of them at most. */
  run<T>(room: number, work: () => Promise<T>): Promise<T>;
}

export const makeSlots = (places: number): Slots => {
  let free = places;
  const queue: { readonly room: number; readonly begin: () => void }[] = [];
  const next = (): void => {
    for (let first = queue[0]; first !== undefined && first.room <= free; first = queue[0]) {
      queue.shift();
      free -= first.room;
      first.begin();
    }
  };
  return {
    async run(wanted, work) {
      const room = Math.min(wanted, places);
      await new Promise<void>((begin) => {
        queue.push({ room, begin });
        next();
      });
      try {
        return await work();
      } finally {
        free += room;
        next();
      }
    },
  };
};
