import { NotObservable } from '../../collect/network/reach.ts';
import type { ScanHost } from '../../collect/network/scan-host.ts';
import {
  type OwnRequest,
  parseInPage,
  parsePartInPage,
  type Read,
  readInPage,
  requestInPage,
  stopInPage,
  toValue,
} from '../../collect/page/dom/world.ts';
import { Faulted } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import { findUserInfo, toPageAddress } from '../../parse/url/document-address.ts';
import type { Inject } from './inject.ts';
import type { Shown } from './shown.ts';

/** Runs in the page. */
const getAddress = (): string => document.URL;

/** Throws `NotObservable` if a web app changed its route while it was read: the result belongs to no single page. */
export const expectRoute = (url: string, shown: Shown | null): void => {
  if (shown !== null && toPageAddress(url) !== shown.url) throw new NotObservable('interrupted', url);
};

/** Returns the page's current address; throws `NotObservable` when the document went away. */
export const readAddressNow = (inject: Inject, timeout: number): Promise<string> =>
  inject({ func: getAddress }, timeout);

/** The error for a reader that is missing from a page it was injected into. */
const NO_READER: Fault = { error: 'Error', at: 'page.js' };

/** Milliseconds for crossing to the page and back, on top of the request itself. */
const CROSSING = 5_000;

interface Reader extends Pick<ScanHost, 'readPage' | 'parseHtml' | 'parseHtmlPart'> {
  /** Sends a request to the page's own origin; the caller validates the reply (`own-origin.ts`). */
  askOwn(request: OwnRequest): Promise<unknown>;
  /** Aborts such a request when its result is no longer needed. */
  stopOwn(id: number): void;
}

/** The reader in the page, injected once; `timeout` in milliseconds for each of its steps. */
export const createPageReader = (inject: Inject, shown: Shown | null, timeout: number): Reader => {
  let ready: Promise<unknown> | null = null;
  const runWithin = async (
    limit: number,
    func: (...args: never[]) => Promise<Read>,
    ...args: unknown[]
  ): Promise<Read> => {
    ready ??= inject({ files: ['/globals.js', '/page.js'] }, timeout);
    await ready;
    const read = await inject<Read | null | undefined>({ func: func as () => void, args }, limit);
    if (read === null || read === undefined) throw new NotObservable('interrupted', 'the document went away');
    return read;
  };
  const runStep = (func: (...args: never[]) => Promise<Read>, ...args: unknown[]) => runWithin(timeout, func, ...args);
  const readValue = async ({ json }: Read): Promise<unknown> => {
    if (typeof json === 'string') return toValue(JSON.parse(json));
    // Where documents have no id, another document may have answered.
    await readAddressNow(inject, timeout);
    throw new Faulted(NO_READER);
  };

  return {
    readPage: async () => {
      const { json, url } = await runStep(readInPage);
      expectRoute(url, shown);
      // Every relative address in a page inherits the name and password of the page's address.
      return readValue({ json: json?.replaceAll(`//${findUserInfo(url)}`, '//'), url });
    },
    parseHtml: async (html) => readValue(await runStep(parseInPage, html)),
    parseHtmlPart: async (html, part) => readValue(await runStep(parsePartInPage, html, part)),
    askOwn: async (request) => readValue(await runWithin(request.ms + CROSSING, requestInPage, request)),
    stopOwn: (id) => void inject({ func: stopInPage as () => void, args: [id] }, CROSSING).catch(() => {}),
  };
};
