import { describe, expect, test } from 'vitest';
import { toPublicResult } from '../../../../../lib/api/demoted.ts';
import { PublicResult } from '../../../../../lib/api/result.ts';
import type { Report } from '../../../../../lib/model.ts';
import { findHomeScan, findScan, listPagesOfHost } from '../../../../../server/features/scans/store/home-scans.ts';
import { grantReport } from '../../../../../server/features/scans/store/report-access.ts';
import { keepScan } from '../../../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../../../server/features/scans/worker/figures.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
let created = 0;

interface SavedScan {
  /** Final address; by default the requested one. */
  readonly at?: string;
  readonly kind?: Report['kind'];
  /** Null for no total. */
  readonly total?: null;
  readonly team?: string;
}

/** Stores a scan of an address, and returns its id. */
const keep = async (url: string, { at = url, kind = 'home', total, team }: SavedScan = {}): Promise<string> => {
  created += 1;
  const { id, domain, result, report: whole } = storedOf({ url: at }, `home-${created}`, NOW);
  const report = { ...whole, kind, ...(total === null && { overall: null }) };
  const figures = { ...toFigures(result, report), ...(total === null && { total: null }) };
  await keepScan(store().db, {
    ...{ id, scanKey: url, domain, url, pillar: null, finishedAt: NOW, whole: true, tier: 'public' },
    outcome: { public: PublicResult.parse(toPublicResult(result)), partner: result, report, figures },
  });
  if (team !== undefined) await grantReport(store().db, team, id);
  return id;
};

/** What is shown for a host: the id of a scan, or another outcome. */
const shown = async (host: string, viewer: Parameters<typeof findHomeScan>[2] = 'public') => {
  const found = await findHomeScan(store(), host, viewer);
  if (found === null) return null;
  return found.kind === 'scan' ? found.answer.id : found.kind === 'elsewhere' ? `to ${found.leadsTo}` : found.kind;
};

describe('the public result of a domain', () => {
  test('is not changed by scans of anything but its home page', async () => {
    const home = await keep('https://goed.nl/');
    for (const [url, more] of [
      ['https://goed.nl/bestaat-niet', { kind: 'error' }],
      ['https://goed.nl/contact', {}],
      ['https://goed.nl/?x=1', {}],
      ['https://goed.nl:8443/', {}],
      ['http://goed.nl/', {}],
      ['https://www.goed.nl/', {}],
      ['https://kwaad.nl/', { at: 'https://goed.nl/bestaat-niet' }],
      ['https://goed.nl/', { kind: 'error' }],
      ['https://goed.nl/', { total: null }],
      ['http://goed.nl/', { at: 'http://kwaad.nl/' }],
    ] satisfies [string, SavedScan][]) {
      await keep(url, more);
      expect([url, await shown('goed.nl')]).toEqual([url, home]);
    }
  });

  test('is the latest scan of its home page, for both names when one redirects to the other', async () => {
    await keep('https://nieuw.nl/');
    const later = await keep('https://nieuw.nl/', { at: 'https://www.nieuw.nl/nl/' });
    expect([await shown('nieuw.nl'), await shown('www.nieuw.nl')]).toEqual([later, later]);
    const own = await keep('https://www.nieuw.nl/');
    expect([await shown('nieuw.nl'), await shown('www.nieuw.nl')]).toEqual([later, own]);
  });

  test('is also shown for the host of the final address, within the same site', async () => {
    const id = await keep('https://winkelier.nl/', { at: 'https://shop.winkelier.nl/' });
    expect([await shown('winkelier.nl'), await shown('shop.winkelier.nl')]).toEqual([id, id]);
  });

  test('is that of http when there is no other', async () => {
    const plain = await keep('http://kaal.nl/');
    expect(await shown('kaal.nl')).toBe(plain);
    const secure = await keep('http://kaal.nl/', { at: 'https://kaal.nl/' });
    await keep('http://kaal.nl/');
    expect(await shown('kaal.nl')).toBe(secure);
  });

  test.each([
    ['another site', 'https://weg.nl/', 'https://ander.nl/', 'to ander.nl'],
    ['a neighbour on a shared suffix', 'https://een.github.io/', 'https://twee.github.io/', 'to twee.github.io'],
  ])('is not that of %s, even when its home page redirects there', async (_, url, at, said) => {
    await keep(url, { at });
    expect(await shown(new URL(url).hostname)).toBe(said);
    expect(await shown(new URL(at).hostname)).toBeNull();
  });

  test('is an error only when there is nothing else, and null when it was never scanned', async () => {
    await keep('https://stuk.nl/', { kind: 'error' });
    expect([await shown('stuk.nl'), await shown('nooit.nl')]).toEqual(['error', null]);
    const blind = await keep('https://stuk.nl/', { total: null });
    expect(await shown('stuk.nl')).toBe(blind);
  });
});

describe('a full report', () => {
  test('is visible to the team that requested it, and to no other', async () => {
    const mine = await keep('https://van-mij.nl/', { team: 'mijn' });
    const later = await keep('https://van-mij.nl/', { team: 'hun' });
    const [asMine, asTheirs] = [
      await shown('van-mij.nl', { team: 'mijn' }),
      await shown('van-mij.nl', { team: 'hun' }),
    ];
    expect([asMine, asTheirs, await shown('van-mij.nl', { team: 'geen' })]).toEqual([mine, later, null]);
    expect(await findScan(store(), mine, { team: 'hun' })).toBeNull();
    expect((await findScan(store(), mine, { team: 'mijn' }))?.answer.answer).toHaveProperty('report');
    expect((await findScan(store(), mine, 'public'))?.answer.answer).not.toHaveProperty('report');
  });

  test('of another page is found by its team, without the query of its address', async () => {
    const url = 'https://paden.nl/dossier?token=geheim';
    const id = await keep(url, { team: 'paden' });
    await keep('https://paden.nl/ander?token=geheim', { team: 'hun' });
    expect(await listPagesOfHost(store(), 'paden.nl', { team: 'paden', most: 9 })).toEqual([
      { id, url: 'https://paden.nl/dossier', at: NOW },
    ]);
    const text = JSON.stringify(await findScan(store(), id, { team: 'paden' }));
    expect(text).toContain('https://paden.nl/dossier');
    expect(text).not.toContain('geheim');
  });
});
