import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** Replaces IndexedDB with an empty one. */
export const emptyStores = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

/** Deletes a database. Rejects if somebody still has it open, who would block its next version. */
export const deleteDatabase = (name: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onblocked = () => reject(new Error(`${name} is still open`));
  request.onerror = () => reject(request.error);
  return promise;
};
