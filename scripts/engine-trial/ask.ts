import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stage, World } from './browsers.ts';
import type { PageSet, TrialPage } from './page-sets.ts';
import type { Found, Heard } from './subject.ts';

/** Results of both engines on the same page in the same run. */

export interface Trial {
  readonly page: TrialPage;
  readonly present: Heard;
  readonly trial: Heard;
  /** Digest of both engines and the page's own text: a result is used again only for the same. */
  readonly digest: string;
}

const serve = async ({ answer }: PageSet): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const server = createServer(async (request, response) => {
    const found = await answer(new URL(request.url ?? '', 'http://localhost').pathname);
    response.writeHead(found === null ? 404 : 200, { 'content-type': found?.type ?? 'text/plain' });
    response.end(found?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const joined = (all: readonly Heard[]): Heard => ({
  found: all.flatMap(({ found }) => found),
  thrown: [...new Set(all.flatMap(({ thrown }) => thrown))],
  took: all.reduce((sum, { took }) => sum + took, 0),
  longest: Math.max(0, ...all.map(({ longest }) => longest)),
});

const inFrame =
  (index: number) =>
  (heard: Heard): Heard => ({
    ...heard,
    found: heard.found.map(
      (one): Found => (index === 0 ? one : { ...one, target: `frame ${index} >>> ${one.target}` }),
    ),
  });

/** Runs both engines on the page that is shown, including its frames. */
const both = async ({ worlds }: Stage): Promise<Pick<Trial, 'present' | 'trial'>> => {
  const present: Heard[] = [];
  const trial: Heard[] = [];
  const ask = async (world: World, call: string): Promise<Heard> =>
    (await world.evaluate(`subject.${call}()`)) as Heard;
  for (const [index, world] of (await worlds()).entries()) {
    if (!(await world.evaluate('subject.isReached()'))) continue;
    present.push(inFrame(index)(await ask(world, 'present')));
    trial.push(inFrame(index)(await ask(world, 'trial')));
  }
  return { present: joined(present), trial: joined(trial) };
};

const LOADED = 20_000;

/** Milliseconds between two messages about progress. */
const EVERY = 10_000;

/** What is asked about one set of pages. */
export interface Inquiry {
  readonly set: PageSet;
  /** The script of both engines. */
  readonly code: string;
  /** The results of an earlier run, which may have been interrupted. */
  readonly earlier: readonly Trial[];
  /** Called now and then with the results so far. */
  keep(results: readonly Trial[]): void;
}

/** Runs both engines on every page of a set, one after another, except those that an earlier run has done. */
export const askBoth = async (stage: Stage, { set, code, earlier, keep }: Inquiry): Promise<readonly Trial[]> => {
  const { origin, close } = await serve(set);
  const digestOf = async ({ path }: TrialPage): Promise<string> =>
    createHash('sha256')
      .update(code)
      .update((await set.answer(path))?.body ?? '')
      .digest('hex');
  const done = new Map(earlier.map((one) => [`${one.page.path} ${one.digest}`, one]));
  const results: Trial[] = [];
  let savedAt = performance.now();
  try {
    for (const page of set.pages) {
      const digest = await digestOf(page);
      const known = done.get(`${page.path} ${digest}`);
      if (known !== undefined) {
        results.push({ ...known, page });
        continue;
      }
      try {
        await stage.tab.goto(`${origin}${page.path}`, { waitUntil: 'load', timeout: LOADED });
        results.push({ page, digest, ...(await both(stage)) });
      } catch (error) {
        process.stderr.write(`${page.name}: ${error}\n`);
      }
      if (performance.now() - savedAt < EVERY) continue;
      keep(results);
      savedAt = performance.now();
    }
  } finally {
    close();
    keep(results);
  }
  return results;
};
