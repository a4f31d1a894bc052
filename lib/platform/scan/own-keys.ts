import { browser } from '../browser.ts';
import { keepInSession } from '../storage/session-quota.ts';

type Session = Readonly<Record<string, unknown>>;

/** Items for which there is no room all together may find it one by one. */
const keepAll = async (items: Session): Promise<void> => {
  if ((await keepInSession(items)) || Object.keys(items).length === 1) return;
  for (const [key, value] of Object.entries(items)) await keepInSession({ [key]: value });
};

type Put = (items: Session) => Promise<void>;

/** Writes one after the other: what comes while one is under way goes together behind it. */
const createGroupedWriter = (): { readonly put: Put; idle(): Promise<void> } => {
  let next: Session = {};
  let writing: Promise<void> = Promise.resolve();
  /** The write that `next` will go with; null while there is none. */
  let due: Promise<void> | null = null;
  const write = (): Promise<void> => {
    const items = next;
    next = {};
    due = null;
    writing = keepAll(items);
    return writing;
  };
  return {
    put(items) {
      next = { ...next, ...items };
      due ??= writing.then(write);
      return due;
    },
    idle: () => due ?? writing,
  };
};

/** Keys of the session's memory that one scan writes. */
interface OwnKeys {
  /** Resolves when these items are written, or found no room; writes nothing any more once closed. */
  readonly put: Put;
  /** The same for what something waits for: it goes before all else. */
  readonly putFirst: Put;
  /** Takes away what was ever put, `first` too. */
  close(): Promise<void>;
}

/**
 * What one scan puts into the session's memory, and takes away in one go. Each write costs the browser and every view a
 * millisecond or two, so they go in groups.
 */
export const openKeys = (first: readonly string[]): OwnKeys => {
  let open = true;
  const keys = new Set<string>(first);
  const [urgent, others] = [createGroupedWriter(), createGroupedWriter()];
  const putBy =
    ({ put }: { readonly put: Put }): Put =>
    async (items) => {
      if (!open) return;
      for (const key of Object.keys(items)) keys.add(key);
      await put(items);
    };
  const close = async (): Promise<void> => {
    open = false;
    // What is still being written must not come after this.
    await Promise.all([urgent.idle(), others.idle()]);
    await browser.storage.session.remove([...keys]);
  };
  return { put: putBy(others), putFirst: putBy(urgent), close };
};
