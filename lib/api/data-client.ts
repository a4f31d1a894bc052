import { BUNDLE_PATH } from '../bundle/bundle-path.ts';
import { type Line, sendRequest } from './exchange.ts';

/** Asks a scan service for its bundle of data, as it came; null where it has none. Never sends the key. Throws `Unanswered`. */
export const requestBundle = async (base: string, line: Omit<Line, 'key'>): Promise<Uint8Array | null> => {
  const url = new URL(BUNDLE_PATH, base.endsWith('/') ? base : `${base}/`);
  const { status, text, truncated } = await sendRequest({ method: 'GET', url, body: null }, { ...line, key: null });
  return status === 200 && !truncated ? new TextEncoder().encode(text) : null;
};
