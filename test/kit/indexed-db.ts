import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** An empty IndexedDB in the place of the one that was there. */
export const emptyStores = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

/** Deletes a database. Rejects where someone still holds it open, who would keep a next version of it from coming. */
export const deleteDatabase = (name: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onblocked = () => reject(new Error(`${name} is still open`));
  request.onerror = () => reject(request.error);
  return promise;
};
