/** Ms that the engine waits, once the page is read, for its HTML to be fetched. */
const MOMENT = 40;

type Read = () => Promise<unknown>;

/** Who has the page's one thread when. */
export interface Turns {
  /** Reads the page's own HTML, as it was fetched, when what the page shows was read. */
  html(read: Read): Promise<unknown>;
  /** The same for a part of another answer. */
  part(read: Read): Promise<unknown>;
  /** When the engine may begin. */
  engine(): Promise<void>;
}

/** First the short reading of what the page shows, which every pillar needs, then what five need, and the engine's long run last. */
export const turnsAfter = (page: Read): Turns => {
  const reading = new Set<Promise<unknown>>();
  const { promise: fetched, resolve } = Promise.withResolvers<void>();
  const part = (read: Read): Promise<unknown> => {
    const done = page().then(read, read);
    reading.add(done);
    return done;
  };
  return {
    html: (read) => {
      resolve();
      return part(read);
    },
    part,
    engine: async () => {
      await page().catch(() => null);
      await Promise.race([fetched, new Promise((late) => setTimeout(late, MOMENT))]);
      await Promise.allSettled(reading);
    },
  };
};
