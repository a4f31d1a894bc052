/** Stores bytes by key outside the database: in a folder, or in a service with S3's interface. */
export interface ObjectStore {
  /** Stores bytes under a key, entirely or not at all. Rejects with `ObjectStoreError`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes under a key; null if there are none. Rejects with `ObjectStoreError`. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes the bytes under a key, if there are any. Rejects with `ObjectStoreError`. */
  remove(key: string): Promise<void>;
}

/** An object store that cannot be used, and why; without its credentials. */
export class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ObjectStoreError';
  }
}

/** Keys are our own: two levels of plain characters. */
const KEY = /^[\w-]+\/[\w-]+$/;

/** Returns a key that is safe in a path or an address. Throws if it is not. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new ObjectStoreError(`not a key of an object: ${key}`);
  return key;
};

/** Key of the object that tests whether a store works. */
const TRIAL = 'trial/object';

/** Rejects with `ObjectStoreError` if nothing can be stored there, or something else comes back. */
export const tryObjects = async (objects: ObjectStore): Promise<void> => {
  const bytes = Buffer.from(String(Date.now()));
  await objects.put(TRIAL, bytes);
  const back = await objects.get(TRIAL);
  // Another process may test at the same moment, so this may be its object.
  if (back?.length !== bytes.length) throw new ObjectStoreError('what was kept there does not come back');
};
