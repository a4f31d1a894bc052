import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { ScanHost } from '../../../lib/collect/network/scan-host.ts';
import { parseInPage, parsePartInPage, type Read, readInPage, toValue } from '../../../lib/collect/page/dom/world.ts';
import { findUserInfo, toPageAddress } from '../../../lib/parse/url/document-address.ts';
import type { FrameWorlds } from './isolated-world.ts';
import type { PageScripts } from './page-scripts.ts';

/** A call of a function that is sent as its own text. */
const formatCall = (func: (...args: never[]) => unknown, ...args: readonly unknown[]): string =>
  `(${func})(...${JSON.stringify(args)})`;

/** What a reading is about: the page's address as its scan began, without fragment. */
interface About {
  readonly url: string;
  /** Ms for each step. */
  readonly timeout: number;
}

type Reader = Pick<ScanHost, 'readPage' | 'parseHtml' | 'parseHtmlPart'>;

/** Where HTML is read: the page, and an empty document beside it. */
interface ReadIn {
  readonly page: FrameWorlds;
  /** Opens an empty document, for HTML that the page's own document does not let anybody parse. */
  beside(): Promise<FrameWorlds>;
}

/** Whether HTML can be parsed in a document: a policy of trusted types forbids it in our world too (Trusted Types, `require-trusted-types-for`). */
const MAY_PARSE = `(() => { try { new DOMParser().parseFromString('', 'text/html'); return true; } catch { return false; } })()`;

/** Asks the reader in a document, put there once. */
const makeAsk = ({ run }: FrameWorlds, reader: string, timeout: number) => {
  let ready: Promise<unknown> | undefined;
  return async (script: string): Promise<Read> => {
    ready ??= run(reader, timeout);
    await ready;
    return (await run(script, timeout)) as Read;
  };
};

/** The reader in the page, put there once. */
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
      // A web app that went to another of its routes meanwhile is read as no one page.
      if (toPageAddress(now) !== url) throw new NotObservable('interrupted', now);
      // Every relative address of a page inherits the name and password of its own.
      return readValue({ json: json?.replaceAll(`//${findUserInfo(now)}`, '//'), url: now });
    },
    parseHtml: async (html) => readValue(await requestParse(formatCall(parseInPage, html))),
    parseHtmlPart: async (html, part) => readValue(await requestParse(formatCall(parsePartInPage, html, part))),
  };
};
