import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** The memory of a store: the WebAssembly memory of an embedded PostgreSQL, or else that of the processes called `postgres`. */

const embedded = new Set<PGlite>();
const create = PGlite.create.bind(PGlite);
Object.assign(PGlite, {
  create: async (...given: Parameters<typeof create>) => {
    const store = await create(...given);
    embedded.add(store);
    return store;
  },
});

/** Test files share this module: a store of an earlier file is closed, and its memory is gone. */
const openOnes = (): readonly PGlite[] => {
  for (const one of embedded) if (one.closed) embedded.delete(one);
  return [...embedded];
};

/** Bytes of a process's memory read at once; pieces overlap, so that a text across two of them is found. */
const PIECE = 16_777_216;
const SHARED = 4_096;

/** Writable regions of a process, as [from, to]. */
const regionsOf = (pid: string): readonly (readonly [number, number])[] =>
  readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from = '', to = '', rights = ''] = /^([0-9a-f]+)-([0-9a-f]+) (\S+)/.exec(line) ?? [];
      return rights.startsWith('rw') ? [[Number.parseInt(from, 16), Number.parseInt(to, 16)] as const] : [];
    });

const processHolds = (pid: string, text: string): boolean => {
  try {
    const memory = openSync(`/proc/${pid}/mem`, 'r');
    const piece = Buffer.alloc(PIECE);
    try {
      return regionsOf(pid).some(([from, to]) => {
        for (let at = from; at < to; at += PIECE - SHARED) {
          try {
            const read = readSync(memory, piece, 0, Math.min(PIECE, to - at), at);
            if (piece.subarray(0, read).includes(text)) return true;
          } catch {
            // An unreadable region.
          }
        }
        return false;
      });
    } finally {
      closeSync(memory);
    }
  } catch {
    // It has ended meanwhile.
    return false;
  }
};

const isPostgres = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
};

/** Whether the memory of a store that this file opened contains a text. Import it before the store is opened. */
export const memoryHolds = (text: string): boolean => {
  const open = openOnes();
  if (open.length > 0) {
    return open
      .map((one) => (one as unknown as { readonly Module: { HEAPU8: Uint8Array } }).Module.HEAPU8)
      .some(({ buffer }) => Buffer.from(buffer).includes(text));
  }
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isPostgres(pid))
    .some((pid) => processHolds(pid, text));
};
