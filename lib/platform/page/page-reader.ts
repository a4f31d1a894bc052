import { parseInPage, parsePartInPage, type Read, readInPage } from '../../collect/page/world.ts';
import { NotObservable } from '../../collect/reach.ts';
import type { Senses } from '../../collect/senses.ts';
import { Faulted } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import type { Inject } from './inject.ts';
import { pageAddress, type Shown, userInfoOf } from './shown.ts';

/** Runs in the page. */
const address = (): string => document.URL;

/** Refuses what was read while a web app went to another of its routes: it is of no one page. */
export const expectRoute = (url: string, shown: Shown | null): void => {
  if (shown !== null && pageAddress(url) !== shown.url) throw new NotObservable('interrupted', url);
};

/** The address that the page has now; throws `NotObservable` where the document went away. */
export const addressNow = (inject: Inject, patience: number): Promise<string> => inject({ func: address }, patience);

/** A value that a script of ours made. Throws `Faulted` for the error of ours that ended it. */
export const valueFrom = (made: unknown): unknown => {
  // Our scripts always answer: a document that goes away under them does not.
  if (typeof made !== 'object' || made === null) throw new NotObservable('interrupted', 'the document went away');
  if ('fault' in made) throw new Faulted(made.fault as Fault);
  return 'value' in made ? made.value : undefined;
};

/** The error of a reader that is not in a page where it was put. */
const NO_READER: Fault = { error: 'Error', at: 'page.js' };

type Reader = Pick<Senses, 'readPage' | 'parseHtml' | 'parseHtmlPart'>;

/** The reader in the page, injected once; `patience` in ms for each of its steps. */
export const pageReader = (inject: Inject, shown: Shown | null, patience: number): Reader => {
  let ready: Promise<unknown> | null = null;
  const ask = async (func: (...args: never[]) => Promise<Read>, ...args: unknown[]): Promise<Read> => {
    ready ??= inject({ files: ['/page.js'] }, patience);
    await ready;
    const read = await inject<Read | null | undefined>({ func: func as () => void, args }, patience);
    if (read === null || read === undefined) throw new NotObservable('interrupted', 'the document went away');
    return read;
  };
  const valueIn = async ({ made }: Read): Promise<unknown> => {
    if (typeof made === 'string') return valueFrom(JSON.parse(made));
    // Where documents have no id it may have been another one that was asked.
    await addressNow(inject, patience);
    throw new Faulted(NO_READER);
  };

  return {
    readPage: async () => {
      const { made, url } = await ask(readInPage);
      expectRoute(url, shown);
      // Every relative address of a page inherits the name and password of its own.
      return valueIn({ made: made?.replaceAll(`//${userInfoOf(url)}`, '//'), url });
    },
    parseHtml: async (html) => valueIn(await ask(parseInPage, html)),
    parseHtmlPart: async (html, part) => valueIn(await ask(parsePartInPage, html, part)),
  };
};
