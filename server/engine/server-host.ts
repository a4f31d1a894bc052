import { type CldFactory, loadModule } from 'cld3-asm';
import { NotObservable } from '../../lib/collect/network/reach.ts';
import type { ScanHost } from '../../lib/collect/network/scan-host.ts';
import type { Target } from '../../lib/model.ts';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import type { FrameWorlds, Worlds } from './browser/isolated-world.ts';
import { createPageReader } from './browser/page-reader.ts';
import type { PageScripts } from './browser/page-scripts.ts';
import { runAxe } from './browser/run-axe.ts';
import { LIMITS } from './limits.ts';
import type { Network } from './network/network.ts';

/* What a scan requires of its environment, on a server (`ScanHost`): a page of a browser of ours, and requests of our own. */

/** As Chromium calls the same library: for any length of text, and with three languages at most. */
const LIMIT = { least: 0, most: 3_000, languages: 3 };
const UNKNOWN = 'und';

let loading: Promise<CldFactory> | undefined;

/** Detects the languages of a text with their share in %, offline, with the library that is in Chromium (CLD3). */
const detectLanguage: ScanHost['detectLanguage'] = async (text) => {
  loading ??= loadModule();
  const identifier = (await loading).create(LIMIT.least, LIMIT.most);
  try {
    const found = identifier
      .findMostFrequentLanguages(text, LIMIT.languages)
      .filter(({ language }) => language !== UNKNOWN);
    return {
      isReliable: found.length > 0 && found.every(({ is_reliable }) => is_reliable),
      languages: found.map(({ language, proportion }) => ({ language, percentage: Math.round(proportion * 100) })),
    };
  } finally {
    identifier.dispose();
  }
};

/** A page that responds. */
interface LivePage {
  readonly worlds: Worlds;
  readonly scripts: PageScripts;
  /** Opens an empty document in the scan's own browser context. */
  beside(): Promise<FrameWorlds>;
  /** Milliseconds since the scan began. */
  elapsed(): number;
}

/** What the scan host of one scan requires. */
export interface ScanHostDeps {
  readonly target: Target;
  /** Null if the page does not respond: its own scripts never rest, or it is not there yet. */
  readonly page: LivePage | null;
  readonly network: Pick<Network, 'ask' | 'certificate'>;
  readonly cache: Pick<ScanHost, 'recall' | 'keep'>;
}

/** Milliseconds that the page may take for one step. */
const TIMEOUT = 5_000;

const throwSilent = async (): Promise<never> => {
  throw new NotObservable('timeout', 'the page does not answer');
};
const SILENT = {
  readPage: throwSilent,
  parseHtml: throwSilent,
  parseHtmlPart: throwSilent,
  runAxe: throwSilent,
  readLibraries: throwSilent,
};

type InPage = Pick<ScanHost, keyof typeof SILENT>;

const createInPage = ({ page, target }: ScanHostDeps): InPage => {
  if (page === null) return SILENT;
  const { worlds, scripts, elapsed, beside } = page;
  return {
    ...createPageReader({ page: worlds.top, beside }, scripts, { url: toPageAddress(target.url), timeout: TIMEOUT }),
    runAxe: async (_, after) => {
      await after;
      return runAxe({ worlds, scripts, left: () => LIMITS.engine - elapsed() });
    },
    readLibraries: () => worlds.top.runInPage(scripts.libraries, TIMEOUT),
  };
};

/** Creates the scan host on a server: a page of a browser of ours, and requests of our own. */
export const createServerScanHost = (deps: ScanHostDeps): ScanHost => {
  const { network, cache } = deps;
  return {
    access: true,
    seesRedirects: true,
    showsCertificates: true,
    readableOrigin: async () => new URL(deps.target.url).origin,
    runsInPage: () => false,
    now: () => performance.now(),
    turn: async () => {},
    ask: network.ask,
    certificate: network.certificate,
    ...createInPage(deps),
    detectLanguage,
    ...cache,
  };
};
