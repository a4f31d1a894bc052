/** What is ended when nobody uses it for a while. */
interface Idling {
  /** How many use it. */
  readonly under: number;
  /** Nobody is to use it any more. */
  retired: boolean;
  idle?: NodeJS.Timeout;
}

/** Ends something, so many ms from now, where nobody uses it then. */
export const endWhenIdle = <T extends Idling>(one: T, end: (one: T) => void, ms: number): void => {
  clearTimeout(one.idle);
  one.idle = setTimeout(() => {
    if (one.under > 0) return;
    one.retired = true;
    end(one);
  }, ms);
  one.idle.unref();
};
