import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { ScanHost } from '../../../lib/collect/network/scan-host.ts';
import { parseInPage, parsePartInPage, type Read, readInPage, toValue } from '../../../lib/collect/page/dom/world.ts';
import { findUserInfo, toPageAddress } from '../../../lib/parse/url/document-address.ts';
import type { FrameWorlds } from './isolated-world.ts';
import type { PageScripts } from './page-scripts.ts';

/** Formats a call of a function that is sent as source text. */
const formatCall = (func: (...args: never[]) => unknown, ...args: readonly unknown[]): string =>
  `(${func})(...${JSON.stringify(args)})`;

/** The subject of a reading: the page's address when its scan began, without fragment. */
interface About {
  readonly url: string;
  /** Milliseconds for each step. */
  readonly timeout: number;
}

type Reader = Pick<ScanHost, 'readPage' | 'parseHtml' | 'parseHtmlPart'>;

/** Documents in which HTML is read: the page, and an empty document beside it. */
interface ReadIn {
  readonly page: FrameWorlds;
  /** Opens an empty document, for HTML that the page's own document does not allow to be parsed. */
  beside(): Promise<FrameWorlds>;
}

/**
 * Whether HTML can be parsed in a document: a policy of trusted types forbids it in our world too (Trusted Types,
 * `require-trusted-types-for`).
 */
const MAY_PARSE = `(() => { try { new DOMParser().parseFromString('', 'text/html'); return true; } catch { return false; } })()`;

/** Calls the reader in a document, injecting it once. */
const makeAsk = ({ run }: FrameWorlds, reader: string, timeout: number) => {
  let ready: Promise<unknown> | undefined;
  return async (script: string): Promise<Read> => {
    ready ??= run(reader, timeout);
    await ready;
    return (await run(script, timeout)) as Read;
  };
};

/** Creates the reader in the page, which is injected once. */
export const createPageReader = (
  { page, beside }: ReadIn,
  { reader }: PageScripts,
  { url, timeout }: About,
): Reader => {
  const ask = makeAsk(page, reader, timeout);
  let parsing: Promise<typeof ask> | undefined;
  const requestParse = async (script: string): Promise<Read> => {
    parsing ??= page
      .run(MAY_PARSE, timeout)
      .then(async (mayParse) => (mayParse === true ? ask : makeAsk(await beside(), reader, timeout)));
    return (await parsing)(script);
  };
  const readValue = ({ json }: Read): unknown => {
    if (typeof json !== 'string') throw new NotObservable('interrupted', 'the reader went away');
    return toValue(JSON.parse(json));
  };
  return {
    readPage: async () => {
      const { json, url: now } = await ask(formatCall(readInPage));
      // A web app that went to another of its routes meanwhile was not read as one page.
      if (toPageAddress(now) !== url) throw new NotObservable('interrupted', now);
      // Every relative address of a page inherits the name and password of its own, so they are removed.
      return readValue({ json: json?.replaceAll(`//${findUserInfo(now)}`, '//'), url: now });
    },
    parseHtml: async (html) => readValue(await requestParse(formatCall(parseInPage, html))),
    parseHtmlPart: async (html, part) => readValue(await requestParse(formatCall(parsePartInPage, html, part))),
  };
};
