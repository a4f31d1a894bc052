import { request } from 'undici';
import { connectTo } from '../../egress/dial.ts';
import type { EngineSettings } from '../settings.ts';
import { openDispatcher } from './dispatcher.ts';

/** Requests without a browser, through the egress: for what is examined besides a scan. */

export interface RequestOptions {
  readonly method: 'GET' | 'HEAD';
  /** Bytes of the body to read; the rest is not waited for. */
  readonly most: number;
  /** Milliseconds for the whole request. */
  readonly ms: number;
}

/** A response as it came; redirects are not followed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface Requester {
  /** Rejects with the error of the network, `Refused` if the egress forbids the address, or a `TimeoutError`. */
  request(url: string, options: RequestOptions): Promise<PlainAnswer>;
  close(): Promise<void>;
}

/** Reads at most `most` bytes of a body as text. */
const readSome = async (body: AsyncIterable<Uint8Array>, most: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
};

const toLines = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((line) => [name.toLowerCase(), line] as const),
  );

/** The user agent of these requests. */
const formatUserAgent = ({ contact, version }: Pick<EngineSettings, 'contact' | 'version'>): string =>
  contact === null ? `Pijler/${version}` : `Pijler/${version} (+${contact})`;

/** Opens a requester with the network access of an engine's settings. */
export const openRequester = (
  settings: Pick<EngineSettings, 'egress' | 'authorities' | 'contact' | 'version'>,
): Requester => {
  const { egress, authorities } = settings;
  const dispatcher = openDispatcher({
    dial: (host, port) => connectTo(host, port, egress),
    authorities,
    seen: () => {},
  });
  const headers = { accept: '*/*', 'user-agent': formatUserAgent(settings) };
  return {
    request: async (url, { method, most, ms }) => {
      const signal = AbortSignal.timeout(ms);
      const answer = await request(url, { dispatcher, method, signal, headers });
      const body = method === 'HEAD' ? '' : await readSome(answer.body, most);
      if (method === 'HEAD') await answer.body.dump();
      return { status: answer.statusCode, headers: toLines(answer.headers), body };
    },
    close: () => dispatcher.destroy().catch(() => {}),
  };
};
