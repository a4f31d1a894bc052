import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toPublicResult } from '../../../../../lib/api/demoted.ts';
import { PublicResult } from '../../../../../lib/api/result.ts';
import { forgetScans, LOOK } from '../../../../../server/features/scans/store/forget-scans.ts';
import { findHomeScan } from '../../../../../server/features/scans/store/home-scans.ts';
import type { Ended } from '../../../../../server/features/scans/store/outcome.ts';
import { findRecentScan } from '../../../../../server/features/scans/store/recent-scan.ts';
import { grantReport } from '../../../../../server/features/scans/store/report-access.ts';
import { ANSWERED, findAnswer, findLatestSeq, keepScan } from '../../../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../../../server/features/scans/worker/figures.ts';
import { plansOf } from '../../../kit/query-work.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { HOUR, MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();

const DAY = 24 * HOUR;
let created = 0;

/** A successful scan of a domain. */
const ended = (domain: string, changes: Partial<Ended> = {}): Ended => {
  created += 1;
  const { finishedAt = NOW } = changes;
  const { id, result, report } = storedOf({ url: `https://${domain}/` }, `kept-${created}`, finishedAt);
  const outcome = {
    public: PublicResult.parse(toPublicResult(result)),
    partner: result,
    report,
    figures: toFigures(result, report),
  };
  const url = `https://${domain}/`;
  const answer = { id, scanKey: domain, domain, url, pillar: null, finishedAt, whole: true, tier: 'partner' } as const;
  return { ...answer, outcome, ...changes };
};
const keep = async (scan: Ended): Promise<Ended> => {
  await keepScan(store().db, scan);
  await grantReport(store().db, 'ploeg', scan.id);
  return scan;
};
const shownTo = async (domain: string, viewer: Parameters<typeof findHomeScan>[2]) => {
  const shown = await findHomeScan(store(), domain, viewer);
  return shown?.kind === 'scan' ? shown.answer : null;
};
const known = async (domain: string) => ({
  public: await shownTo(domain, 'public'),
  partner: await shownTo(domain, { team: 'ploeg' }),
});

describe('a stored scan', () => {
  test('gives partners result and report, and the public only the eight public fields', async () => {
    const { outcome, id } = await keep(ended('beide.nl'));
    if ('failure' in outcome) throw new Error('a result');
    const { partner, public: shown } = await known('beide.nl');
    expect(partner).toEqual({ id, finishedAt: NOW, answer: { result: outcome.partner, report: outcome.report } });
    expect(shown).toEqual({ id, finishedAt: NOW, answer: { result: outcome.public } });
    expect(JSON.stringify(shown)).not.toMatch(/check|evidence|limited_by|findings/);
  });

  test('notifies listeners of its key', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const end = await store().listen(ANSWERED, resolve);
    await keep(ended('bericht.nl'));
    expect(await promise).toBe('bericht.nl');
    await end();
  });

  test('is fresh for ten minutes, for its key only', async () => {
    const { id } = await keep(ended('vers.nl'));
    const fresh = (scanKey: string, now: number) => findRecentScan(store(), scanKey, { tier: 'partner', now });
    expect(await fresh('vers.nl', NOW + 10 * MINUTE - 1)).toMatchObject({ id, finishedAt: NOW });
    expect(await fresh('vers.nl', NOW + 10 * MINUTE)).toBeNull();
    expect(await fresh('anders.nl', NOW)).toBeNull();
  });

  test('is not fresh when it was incomplete or failed: the one before it is', async () => {
    const { id } = await keep(ended('half.nl'));
    await keep(ended('half.nl', { whole: false }));
    await keep(ended('half.nl', { whole: false, outcome: { failure: 'timeout' } }));
    expect(await findRecentScan(store(), 'half.nl', { tier: 'public', now: NOW })).toMatchObject({ id });
  });

  test('serves earlier requests, even when it failed', async () => {
    const before = await findLatestSeq(store().db, 'daarna.nl');
    expect(await findAnswer(store(), 'daarna.nl', { tier: 'public', after: before })).toBeNull();
    const { id } = await keep(ended('daarna.nl', { whole: false }));
    expect(await findAnswer(store(), 'daarna.nl', { tier: 'public', after: before })).toMatchObject({ id });
    const after = await findLatestSeq(store().db, 'daarna.nl');
    expect(after).toBeGreaterThan(before);
    await keep(ended('daarna.nl', { outcome: { failure: 'unreachable' } }));
    expect((await findAnswer(store(), 'daarna.nl', { tier: 'partner', after }))?.answer).toEqual({
      failure: 'unreachable',
    });
  });

  test('with characters that the database rejects is stored with replacements', async () => {
    const one = ended('nul.nl');
    if ('failure' in one.outcome) throw new Error('a result');
    const odd = { ...one.outcome.partner, scan_url: 'https://a.nl/\0\uD800\\u0000' };
    await keep({ ...one, outcome: { ...one.outcome, partner: odd } });
    const { answer } = (await findRecentScan(store(), 'nul.nl', { tier: 'partner', now: NOW })) ?? {};
    expect(answer).toMatchObject({ result: { scan_url: 'https://a.nl/\uFFFD\uFFFD\\u0000' } });
    await keep(
      ended('nul.nl', { outcome: { failure: 'unsupported_page', why: { reason: 'robots', detail: '/\0a' } } }),
    );
    expect((await findAnswer(store(), 'nul.nl', { tier: 'public', after: 0n }))?.answer).toEqual({
      ...{ failure: 'unsupported_page', why: { reason: 'robots', detail: '/\uFFFDa' } },
    });
  });

  test('of one pillar does not become the latest of its domain', async () => {
    const { id } = await keep(ended('pijler.nl'));
    await keep(ended('pijler.nl', { pillar: 'seo' }));
    expect((await known('pijler.nl')).public).toMatchObject({ id });
  });

  test('is neither stored nor announced when its transaction is rolled back', async () => {
    const heard: string[] = [];
    const end = await store().listen(ANSWERED, (name) => heard.push(name));
    const undone = store()
      .db.transaction()
      .execute(async (tx) => {
        await keepScan(tx, ended('terug.nl'));
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    await keep(ended('wel.nl'));
    await expect.poll(() => heard).toEqual(['wel.nl']);
    expect((await known('terug.nl')).public).toBeNull();
    await end();
  });
});

describe('stored scans are deleted', () => {
  test('after thirty days, or after four hundred for a partner', async () => {
    await keep(ended('publiek.nl', { tier: 'public', finishedAt: NOW - 30 * DAY - 1 }));
    await keep(ended('bewaard.nl', { tier: 'public', finishedAt: NOW - 30 * DAY }));
    await keep(ended('partner.nl', { finishedAt: NOW - 400 * DAY }));
    await keep(ended('oud.nl', { finishedAt: NOW - 400 * DAY - 1 }));
    expect(await forgetScans(store(), NOW)).toBe(2);
    const left = async (domain: string) => (await known(domain)).public !== null;
    expect(await Promise.all(['publiek.nl', 'bewaard.nl', 'partner.nl', 'oud.nl'].map(left))).toEqual([
      ...[false, true, true, false],
    ]);
    expect((await known('partner.nl')).partner).not.toBeNull();
  });

  test('with their checks within ten minutes, when no partner requested them', async () => {
    await keep(ended('kaal.nl', { tier: 'public', finishedAt: NOW - 10 * MINUTE + LOOK }));
    await keep(ended('nog.nl', { tier: 'public', finishedAt: NOW - 9 * MINUTE }));
    await forgetScans(store(), NOW);
    expect((await known('kaal.nl')).partner).toBeNull();
    expect((await known('kaal.nl')).public).not.toBeNull();
    expect((await known('nog.nl')).partner).not.toBeNull();
  });

  test('but not their checks, once a partner received them', async () => {
    await keep(ended('gegeven.nl', { tier: 'public', finishedAt: NOW - 5 * MINUTE }));
    await findRecentScan(store(), 'gegeven.nl', { tier: 'partner', now: NOW });
    await forgetScans(store(), NOW + 2 * HOUR);
    expect((await known('gegeven.nl')).partner).not.toBeNull();
  });

  test('in batches, in any number', async () => {
    const values = Array.from({ length: 1_201 }, (_, index) => ({
      ...{ id: `many-${index}`, scan_key: 'veel.nl', domain: 'veel.nl', pillar: null, whole: false },
      ...{ for_partner: false, failure: 'timeout', public: null, partner: null, report: null },
      finished_at: new Date(NOW - 31 * DAY),
    }));
    await store().db.insertInto('scans').values(values).execute();
    expect(await forgetScans(store(), NOW)).toBe(1_201);
  });

  test('through indexes: the frequent clean-up reads no scan that stays', async () => {
    await sql`analyze scans`.execute(store().db);
    const [details = '', ofPublic = '', old = ''] = await plansOf(store(), (db) =>
      forgetScans({ db, details: { ...store().details, sweep: async () => 0 } }, NOW),
    );
    expect(details).toContain('using scans_public_details ');
    expect(ofPublic).toContain('using scans_public_finished ');
    expect(old).toMatch(/using scans_(?:public_)?finished /);
  });
});
