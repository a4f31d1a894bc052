import type { Level } from '../model.ts';
import { toWebAddress } from './visible.ts';

/** Where to request a key, '' when our own page has to explain it; and the operator's own words, or ''. */
export interface KeyRequest {
  readonly url: string;
  readonly text: string;
}

/** The relevant settings. */
interface StoredKey {
  readonly keyRequest: KeyRequest;
  readonly serviceBase: string;
  readonly level: Level;
}

/** The operator's own page from the settings; else the page of the scan service, if one is in use. */
export const toKeyRequest = ({ keyRequest, serviceBase, level }: StoredKey): KeyRequest => {
  const service = level === 'C' ? toWebAddress(serviceBase) : null;
  return { url: toWebAddress(keyRequest.url) ?? service ?? '', text: keyRequest.text };
};
