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

/** Refuses what was read while a web app went to another of its routes: it is of no one page. */
export const expectRoute = (url: string, shown: Shown | null): void => {
  if (shown !== null && toPageAddress(url) !== shown.url) throw new NotObservable('interrupted', url);
};

/** The address that the page has now; throws `NotObservable` where the document went away. */
export const readAddressNow = (inject: Inject, timeout: number): Promise<string> =>
  inject({ func: getAddress }, timeout);

/** The error of a reader that is not in a page where it was put. */
const NO_READER: Fault = { error: 'Error', at: 'page.js' };

/** Ms that crossing to the page and back may take, beside the request itself. */
const CROSSING = 5_000;

interface Reader extends Pick<ScanHost, 'readPage' | 'parseHtml' | 'parseHtmlPart'> {
  /** Asks the page's own origin; what it tells is validated by who asks (`own-origin.ts`). */
  askOwn(request: OwnRequest): Promise<unknown>;
  /** Ends such a request, when nobody waits for it any more. */
  stopOwn(id: number): void;
}

/** The reader in the page, injected once; `timeout` in ms for each of its steps. */
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
    // Where documents have no id it may have been another one that was asked.
    await readAddressNow(inject, timeout);
    throw new Faulted(NO_READER);
  };

  return {
    readPage: async () => {
      const { json, url } = await runStep(readInPage);
      expectRoute(url, shown);
      // Every relative address of a page inherits the name and password of its own.
      return readValue({ json: json?.replaceAll(`//${findUserInfo(url)}`, '//'), url });
    },
    parseHtml: async (html) => readValue(await runStep(parseInPage, html)),
    parseHtmlPart: async (html, part) => readValue(await runStep(parsePartInPage, html, part)),
    askOwn: async (request) => readValue(await runWithin(request.ms + CROSSING, requestInPage, request)),
    stopOwn: (id) => void inject({ func: stopInPage as () => void, args: [id] }, CROSSING).catch(() => {}),
  };
};
