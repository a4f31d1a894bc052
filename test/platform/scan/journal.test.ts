import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { StoredAnswer } from '../../../lib/collect/network/response-cache.ts';
import type { LedgerEntry } from '../../../lib/model.ts';
import { NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { listKeys, openJournal, readAnswers, readContacts, readFacts } from '../../../lib/platform/scan/journal.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

const session = () => fakeBrowser.storage.session;
const keys = async () => Object.keys(await session().get(null)).toSorted();

const row: LedgerEntry = {
  at: 5,
  method: 'GET',
  host: 'voorbeeld.nl',
  path: '/',
  purpose: 'page',
  ms: 9,
  bytes: 2,
  status: 200,
};
const stored: StoredAnswer = {
  answer: {
    asked: 'https://voorbeeld.nl/',
    url: 'https://voorbeeld.nl/',
    status: 200,
    redirected: false,
    headers: {},
    body: new Uint8Array([1, 2]),
    truncated: false,
    cookies: null,
  },
  outcome: { hops: null, cookies: null, failure: null } as unknown as StoredAnswer['outcome'],
};

describe('the journal of a scan', () => {
  test('removes its own keys when it closes, without reading the session of every tab', async () => {
    await session().set({ 'job:a': 1, 'job:ab': 2, 'contact:b:0': 3, 'scan:7': 4, 'fact:b:page': 5 });
    const journal = openJournal({ id: 'a', attempts: 0, past: NO_RESUME_DATA });
    await journal.onRequestLogged(row, 0);
    await journal.came('robots', { seen: false, why: 'timeout' });
    journal.memory.keep('sleutel', stored);
    await vi.waitFor(async () => expect(await keys()).toContain('answer:a:0.1'));

    const get = vi.spyOn(session(), 'get');
    await journal.close();
    expect(get).not.toHaveBeenCalled();
    expect(await keys()).toEqual(['contact:b:0', 'fact:b:page', 'job:ab', 'scan:7']);
  });

  test('removes the keys that an earlier background stored for the same scan', async () => {
    const earlier = openJournal({ id: 'a', attempts: 0, past: NO_RESUME_DATA });
    await earlier.onRequestLogged(row, 0);
    await earlier.came('robots', { seen: false, why: 'timeout' });
    earlier.memory.keep('sleutel', stored);
    await vi.waitFor(async () => expect(await keys()).toContain('answer:a:0.1'));

    const left = await session().get(null);
    const past = {
      ...NO_RESUME_DATA,
      rows: readContacts(left, 'a'),
      answers: readAnswers(left, 'a'),
      keys: listKeys(left, 'a'),
    };
    await openJournal({ id: 'a', attempts: 1, past }).close();
    expect(await keys()).toEqual([]);
  });

  test('stores facts unchanged, and ignores invalid ones', async () => {
    const journal = openJournal({ id: 'a', attempts: 0, past: NO_RESUME_DATA });
    await journal.came('robots', { seen: false, why: 'timeout' });
    await journal.came('dns', { seen: false, why: 'niet zo' } as never);
    await session().set({ 'fact:a:page': '{"seen"' });
    expect(readFacts(await session().get(null), 'a')).toEqual({ robots: { seen: false, why: 'timeout' } });
    expect(readFacts(await session().get(null), 'b')).toEqual({});
  });

  test('stores contacts in order, and takes them over in one write', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ ...row, path: `/${index}` }));
    const first = openJournal({ id: 'a', attempts: 0, past: NO_RESUME_DATA });
    for (const [index, one] of rows.entries()) await first.onRequestLogged(one, index);
    const stored = readContacts(await session().get(null), 'a');
    expect(stored).toEqual(rows);

    // A background ended between two writes would leave one row in the place of another.
    const set = vi.spyOn(session(), 'set');
    const second = openJournal({ id: 'a', attempts: 1, past: { ...NO_RESUME_DATA, rows: stored } });
    await second.onRequestLogged({ ...row, ms: null }, rows.length);
    expect(set).toHaveBeenCalledTimes(1);
    const [[written = {}] = []] = set.mock.calls;
    expect(Object.keys(written)).toEqual(expect.arrayContaining(rows.map((_, index) => `contact:a:${index}`)));
  });

  test('leaves nothing behind of pending writes', async () => {
    const set = session().set.bind(session());
    const slow = Promise.withResolvers<void>();
    vi.spyOn(session(), 'set').mockImplementation((items) => slow.promise.then(() => set(items)));
    const journal = openJournal({ id: 'a', attempts: 0, past: NO_RESUME_DATA });
    void journal.onRequestLogged(row, 0);
    const closed = journal.close();
    slow.resolve();
    await closed;
    expect(await keys()).toEqual([]);
    await journal.onRequestLogged(row, 1);
    expect(await keys()).toEqual([]);
  });
});
