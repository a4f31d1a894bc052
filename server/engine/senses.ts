import type { Dispatcher } from 'undici';
import { NotObservable } from '../../lib/collect/reach.ts';
import type { Senses } from '../../lib/collect/senses.ts';
import type { Target } from '../../lib/model.ts';
import { pageAddress } from '../../lib/parse/document-address.ts';
import { ask } from './ask.ts';
import type { PageScripts } from './compile.ts';
import type { HstsMemory } from './hsts.ts';
import type { Worlds } from './isolated-world.ts';
import { detectLanguage } from './language.ts';
import { pageReader } from './page-reader.ts';
import { runAxe } from './run-axe.ts';
import { LIMITS } from './settings.ts';

/** What one scan looks with. */
export interface SensesDeps {
  readonly target: Target;
  /** Null where the page does not answer: its own scripts never rest. */
  readonly worlds: Worlds | null;
  readonly scripts: PageScripts;
  readonly hsts: HstsMemory;
  readonly userAgent: string;
  /** To the site and to registers, by the way out; and to the operator's own resolver, directly. */
  readonly dispatchers: { readonly out: Dispatcher; readonly direct: Dispatcher };
  readonly resolver: string;
  /** By host and port, what our handshakes showed. */
  readonly certificates: ReadonlyMap<string, unknown>;
  readonly kept: Pick<Senses, 'recall' | 'keep'>;
  /** Ms since the scan began. */
  elapsed(): number;
}

/** Ms that the page may take for one step. */
const PATIENCE = 5_000;

const silent = async (): Promise<never> => {
  throw new NotObservable('timeout', 'the page does not answer');
};
const SILENT = { readPage: silent, parseHtml: silent, parseHtmlPart: silent, runAxe: silent, readLibraries: silent };

type InPage = Pick<Senses, keyof typeof SILENT>;

const inPage = ({ worlds, scripts, target, elapsed }: SensesDeps): InPage => {
  if (worlds === null) return SILENT;
  return {
    ...pageReader(worlds.top, scripts, { url: pageAddress(target.url), patience: PATIENCE }),
    runAxe: async (_tell, after) => {
      await after;
      return runAxe({ worlds, scripts, left: () => LIMITS.engine - elapsed() });
    },
    readLibraries: () => worlds.top.runInPage(scripts.libraries, PATIENCE),
  };
};

/** The senses of a scan on a server: a page of a browser of ours, and requests of our own. */
export const serverSenses = (deps: SensesDeps): Senses => {
  const { dispatchers, hsts, userAgent, resolver, certificates, kept } = deps;
  const isResolver = (url: string): boolean => new URL(url).origin === new URL(resolver).origin;
  return {
    ...{ access: true, hops: true, showsCertificates: true },
    readableOrigin: async () => new URL(deps.target.url).origin,
    isAskedInPage: () => false,
    now: () => performance.now(),
    turn: async () => {},
    ask: (url, options) => {
      const dispatcher = isResolver(url) ? dispatchers.direct : dispatchers.out;
      return ask(url, options, { dispatcher, userAgent, hsts });
    },
    certificate: (host) => certificates.get(host),
    ...inPage(deps),
    detectLanguage,
    ...kept,
  };
};
