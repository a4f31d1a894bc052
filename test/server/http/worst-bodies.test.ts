import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { issueKey } from '../../../server/store/teams/keys.ts';
import { isNarrowed } from '../../kit/inputs.ts';
import { serviceForEach } from '../kit/desk.ts';
import { type Listening, listenFor } from '../kit/http.ts';
import { storedOf } from '../kit/scanner.ts';
import { newSite } from '../kit/sites.ts';
import { isShared, NOW, storeForAll } from '../kit/store.ts';

/** No body keeps the one thread for long: others are answered while it is read, whatever is in it. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/**
 * Ms of processor that this thread may spend in one go. On an embedded store its statements run on the same thread, and are not
 * counted here: there it is only held that others are answered.
 */
const MOST = 50;

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The longest turn of this thread, in ms of processor, while something goes on, and answers of /healthz that is asked every 20 ms. */
const watched = async ({ base }: Listening, work: () => Promise<unknown>) => {
  let [longest, before, isOn, healthy] = [0, cpu(), true, 0];
  const look = (): void => {
    const now = cpu();
    longest = Math.max(longest, now - before);
    before = now;
    if (isOn) setImmediate(look);
  };
  const ask = async (): Promise<void> => {
    while (isOn) {
      if ((await fetch(`${base}/healthz`)).ok) healthy += 1;
      await pause(20);
    }
  };
  setImmediate(look);
  const asking = ask();
  const done = await work().finally(() => {
    isOn = false;
  });
  await asking;
  return { longest, healthy, done };
};

const filled = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
const [KB, MB] = [1_000, 1_000_000];

interface Body {
  readonly type: string;
  readonly text: string;
}
const json = (text: string): Body => ({ type: 'application/json', text });
const csv = (text: string): Body => ({ type: 'text/csv', text });

/** What takes long in a body of so many bytes where it is read in one go, by what it is. */
const worst = (bytes: number, list: string): Readonly<Record<string, Body>> => {
  const within = (items: string): Body => json(list === '' ? `[${items}]` : `{"${list}":[${items}]}`);
  return {
    'empty lines': csv(filled('\n', bytes)),
    'lines of a word': csv(filled('a\n', bytes)),
    'lines that are refused': csv(filled('geen adres;x;y\n', bytes)),
    'good lines': csv(
      Array.from({ length: 4_990 }, (_, n) => `site-${n}.nl;klant ${n};a,b`)
        .join('\n')
        .slice(0, bytes),
    ),
    'one line': csv(filled('a', bytes)),
    'one line of cells': csv(filled(';', bytes)),
    'a quotation mark that is never closed': csv(`"${filled('""', bytes)}`),
    'a list of nothing': within(`${filled('0,', bytes - 100)}0`),
    'a list of addresses': within(
      `${Array.from({ length: 4_990 }, (_, n) => `"site-${n}.nl"`)
        .join(',')
        .slice(0, bytes - 100)}`,
    ),
    'lists in lists': json(filled('[', bytes)),
    'an item of lists in lists': within(`${filled('[', bytes / 2)}${filled(']', bytes / 2 - 100)}`),
    'objects in objects': json(filled('{"a":', bytes)),
    'one field again and again': json(`{${filled('"a":1,', bytes - 10)}"a":1}`),
    'one text of escapes': within(`"${filled('\\u0041', bytes - 100)}"`),
    'white space': json(filled(' ', bytes)),
  };
};

const ROUTES: readonly { readonly path: string; readonly bytes: number; readonly list: string }[] = [
  { path: '/api/v1/sites/import', bytes: 3.9 * MB, list: '' },
  { path: '/api/v1/batches', bytes: 2 * MB, list: 'urls' },
  { path: '/api/v1/sites/:id/reports', bytes: 7.9 * MB, list: 'reports' },
  { path: '/api/v1/sites', bytes: 15 * KB, list: 'tags' },
  { path: '/api/gda-scan-api.php', bytes: 15 * KB, list: 'url' },
];
/** `npm test` sends each of the bodies to one of the routes or two. */
const CASES = ROUTES.flatMap(({ path, bytes, list }) =>
  Object.entries(worst(bytes, list)).map(([name, body]) => ({ path, name, ...body })),
).filter((_, index) => !isNarrowed || index % 4 === 0);

const member = async () => {
  const listening = await listen();
  const { key, id: team } = await issueKey(store(), { name: 'iemand' }, NOW);
  const post = async (path: string, { type, text }: Body): Promise<number> => {
    const at = path.includes(':id') ? path.replace(':id', await newSite(store(), team, 'https://goed.nl/')) : path;
    const headers = { 'Content-Type': type, 'X-GDA-Key': key };
    const answer = await fetch(`${listening.base}${at}`, { method: 'POST', headers, body: text });
    await answer.arrayBuffer();
    return answer.status;
  };
  return { listening, post };
};

describe.each(CASES)('$path with $name', ({ path, ...body }) => {
  test('is answered, and so are others meanwhile', async () => {
    const { listening, post } = await member();
    await post(path, body);
    const { longest, healthy, done } = await watched(listening, () => post(path, body));
    expect(done).toBeGreaterThanOrEqual(200);
    expect(done).toBeLessThan(500);
    expect(healthy).toBeGreaterThan(0);
    if (isShared) expect(longest).toBeLessThan(MOST);
  });
});

test('fifty reports of a real page are read in turns too', async () => {
  const { listening, post } = await member();
  const reports = Array.from(
    { length: 50 },
    (_, n) => storedOf({ url: 'https://goed.nl/' }, `report-${n}`, NOW).report,
  );
  const body = json(JSON.stringify({ reports }));
  await post('/api/v1/sites/:id/reports', body);
  const { longest, done } = await watched(listening, () => post('/api/v1/sites/:id/reports', body));
  expect(done).toBe(200);
  if (isShared) expect(longest).toBeLessThan(MOST);
});
