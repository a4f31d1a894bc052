import { PAGE_SECTIONS, type Page } from '../../facts/page.ts';
import type { Reply } from '../../facts/reply.ts';
import type { Purpose, Target } from '../../model.ts';
import { toPage } from '../to-page.ts';
import { createOnce } from './once.ts';
import { NotObservable, type Reach } from './reach.ts';
import { createServiceReach } from './reach-services.ts';
import { createSiteReach } from './reach-site.ts';
import { NO_CACHE, type ResponseCache } from './response-cache.ts';
import type { Progress } from './scan-host.ts';
import { createSender, type SenderDeps } from './send.ts';

/** Milliseconds that the engine waits, once the page is read, for its HTML to be fetched. */
const MOMENT = 40;

type Read = () => Promise<unknown>;

/** Schedules work on the page's one thread. */
interface Turns {
  /** Reads the page's own fetched HTML, after the displayed page was read. */
  html(read: Read): Promise<unknown>;
  /** The same for a part of another answer. */
  part(read: Read): Promise<unknown>;
  /** Resolves when the engine may start. */
  engine(): Promise<void>;
}

/**
 * First the short reading of the displayed page, which every pillar needs, then the readings that five pillars need,
 * and the engine's long run last.
 */
const createTurns = (page: Read): Turns => {
  const reading = new Set<Promise<unknown>>();
  const { promise: fetched, resolve } = Promise.withResolvers<void>();
  const readPart = (read: Read): Promise<unknown> => {
    const done = page().then(read, read);
    reading.add(done);
    return done;
  };
  return {
    html: (read) => {
      resolve();
      return readPart(read);
    },
    part: readPart,
    engine: async () => {
      await page().catch(() => null);
      await Promise.race([fetched, new Promise((late) => setTimeout(late, MOMENT))]);
      await Promise.allSettled(reading);
    },
  };
};

export interface ReachDeps extends SenderDeps {
  readonly target: Target;
  /** Address of the DNS-over-HTTPS resolver. */
  readonly resolver: string;
  /** Called with the progress of the accessibility engine. */
  readonly progress?: (progress: Progress) => void;
  /** Results of another background that was ended: its answers, and the page as it read it. */
  readonly memory?: ResponseCache;
  readonly page?: Page;
  /** robots.txt as read before. */
  readonly robots?: Reply;
}

const ELSEWHERE: readonly Purpose[] = ['dns', 'registry', 'service'];

/** Creates the reach of one scan: policy, deadlines, caps, cache and ledger around the platform's scan host. */
export const createReach = ({ target, resolver, progress = () => {}, memory = NO_CACHE, ...way }: ReachDeps): Reach => {
  const { scanHost } = way;
  const send = createSender(way);
  const pages = createOnce<Page>();
  const readPage = (): Promise<Page> => pages('live', async () => way.page ?? toPage(await scanHost.readPage()));
  const turns = createTurns(readPage);
  const purposes = way.ledger.rows().map(({ purpose }) => purpose);
  const questions = purposes.filter((purpose) => purpose === 'dns').length;
  const requests = purposes.filter((purpose) => !ELSEWHERE.includes(purpose)).length;
  return {
    ...(way.robots === undefined ? {} : { robots: way.robots }),
    ...createSiteReach({ target, scanHost, send, memory, spent: requests }),
    ...createServiceReach({ target, resolver, send, memory, spent: questions }),
    page: readPage,
    parse: (html) => pages(`inert ${html.url}`, async () => toPage(await turns.html(() => scanHost.parseHtml(html)))),
    parsePart: async (html, part) =>
      PAGE_SECTIONS.shape[part].parse(await turns.part(() => scanHost.parseHtmlPart(html, part))) as Page[typeof part],
    showsCertificates: scanHost.showsCertificates,
    certificate: async (host) => {
      const seen = scanHost.certificate(host);
      if (seen === undefined) throw new NotObservable('denied', host);
      return seen;
    },
    axe: () => scanHost.runAxe(progress, turns.engine()),
    libraries: () => scanHost.readLibraries(),
    detectLanguage: (text) => scanHost.detectLanguage(text),
    remember: async <T>(name: string, find: () => Promise<T>): Promise<T> => {
      // Results obtained through one resolver are not valid for another.
      const key = `${name} ${resolver}`;
      const known = await scanHost.recall(key);
      if (known !== undefined) return known as T;
      const found = await find();
      await scanHost.keep(key, found);
      return found;
    },
  };
};
