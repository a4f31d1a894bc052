/** Where bytes are kept by a key outside the database: a folder, or a service with S3's interface. */
export interface ObjectStore {
  /** Keeps bytes under a key, whole or not at all. Rejects with `ObjectStoreError`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** What is kept under a key; null where nothing is. Rejects with `ObjectStoreError`. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes what is kept under a key, if anything is. Rejects with `ObjectStoreError`. */
  remove(key: string): Promise<void>;
}

/** An object store that cannot be used, and why; nothing of its credentials. */
export class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ObjectStoreError';
  }
}

/** Keys are ours: two levels of plain characters. */
const KEY = /^[\w-]+\/[\w-]+$/;

/** A key that may be part of a path or an address. Throws where it may not. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new ObjectStoreError(`not a key of an object: ${key}`);
  return key;
};

/** The object by which it is tried whether a store can be used. */
const TRIAL = 'trial/object';

/** Rejects with `ObjectStoreError` where nothing can be kept there, or it comes back otherwise. */
export const tryObjects = async (objects: ObjectStore): Promise<void> => {
  const bytes = Buffer.from(String(Date.now()));
  await objects.put(TRIAL, bytes);
  const back = await objects.get(TRIAL);
  // Another process may try at the same moment: what comes back may be its own.
  if (back?.length !== bytes.length) throw new ObjectStoreError('what was kept there does not come back');
};
