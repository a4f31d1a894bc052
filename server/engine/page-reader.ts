import { NotObservable } from '../../lib/collect/network/reach.ts';
import type { Senses } from '../../lib/collect/network/senses.ts';
import { parseInPage, parsePartInPage, type Read, readInPage } from '../../lib/collect/page/dom/world.ts';
import { Faulted } from '../../lib/fault.ts';
import type { Fault } from '../../lib/model.ts';
import { pageAddress, userInfoOf } from '../../lib/parse/url/document-address.ts';
import type { FrameWorlds } from './isolated-world.ts';
import type { PageScripts } from './page-scripts.ts';

/** A value that a script of ours made. Throws `Faulted` for the error of ours that ended it. */
export const valueFrom = (made: unknown): unknown => {
  if (typeof made !== 'object' || made === null) throw new NotObservable('interrupted', 'the document went away');
  if ('fault' in made) throw new Faulted(made.fault as Fault);
  return 'value' in made ? made.value : undefined;
};

/** A call of a function that is sent as its own text. */
const call = (func: (...args: never[]) => unknown, ...args: readonly unknown[]): string =>
  `(${func})(...${JSON.stringify(args)})`;

/** What a reading is about: the page's address as its scan began, without fragment. */
interface About {
  readonly url: string;
  /** Ms for each step. */
  readonly patience: number;
}

type Reader = Pick<Senses, 'readPage' | 'parseHtml' | 'parseHtmlPart'>;

/** The reader in the page, put there once. */
export const pageReader = ({ run }: FrameWorlds, { reader }: PageScripts, { url, patience }: About): Reader => {
  let ready: Promise<unknown> | undefined;
  const ask = async (script: string): Promise<Read> => {
    ready ??= run(reader, patience);
    await ready;
    return (await run(script, patience)) as Read;
  };
  const valueIn = ({ made }: Read): unknown => {
    if (typeof made !== 'string') throw new NotObservable('interrupted', 'the reader went away');
    return valueFrom(JSON.parse(made));
  };
  return {
    readPage: async () => {
      const { made, url: now } = await ask(call(readInPage));
      // A web app that went to another of its routes meanwhile is read as no one page.
      if (pageAddress(now) !== url) throw new NotObservable('interrupted', now);
      // Every relative address of a page inherits the name and password of its own.
      return valueIn({ made: made?.replaceAll(`//${userInfoOf(now)}`, '//'), url: now });
    },
    parseHtml: async (html) => valueIn(await ask(call(parseInPage, html))),
    parseHtmlPart: async (html, part) => valueIn(await ask(call(parsePartInPage, html, part))),
  };
};
