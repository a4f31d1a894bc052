import type { Level } from '../model.ts';
import { toWebAddress } from './visible.ts';

/** Where a key is asked for; '' where our own page has to tell, and the operator's own words, or ''. */
export interface KeyRequest {
  readonly url: string;
  readonly text: string;
}

/** What the settings keep of it. */
interface StoredKey {
  readonly keyRequest: KeyRequest;
  readonly serviceBase: string;
  readonly level: Level;
}

/** The operator's own page, as the settings have it; else that of the scan service, where one is in use. */
export const toKeyRequest = ({ keyRequest, serviceBase, level }: StoredKey): KeyRequest => {
  const service = level === 'C' ? toWebAddress(serviceBase) : null;
  return { url: toWebAddress(keyRequest.url) ?? service ?? '', text: keyRequest.text };
};
