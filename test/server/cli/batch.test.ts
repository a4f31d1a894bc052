import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandWords } from '../../../lib/words/command/command.ts';
import { type Running, runBatch } from '../../../server/cli/batch.ts';
import { readList } from '../../../server/cli/batch-here.ts';
import { EXIT } from '../../../server/cli/exit.ts';
import { readBatchOptions } from '../../../server/cli/options/batch-options.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { feedingFor } from '../kit/batch.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';

const { said, faults } = commandWords.en;
const folder = mkdtempSync(join(tmpdir(), 'pijler-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (text: string): string => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, text);
  return file;
};
const NEVER = new Promise(() => {});

const pijler = async (args: readonly string[], running: Partial<Running> = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: 'en',
  } as const;
  const exit = await runBatch(args, speech, { environment: {}, ended: NEVER, look: 50, ...running });
  return { exit, out: out.join(''), err: err.join('') };
};

const wrong = (args: readonly string[], environment = {}): string => {
  try {
    readBatchOptions(args, environment);
  } catch (error) {
    if (error instanceof UsageError) return error.format('en');
  }
  return '';
};

describe('pijler batch', () => {
  test.each([
    [[], faults.batchUse],
    [['a', 'b'], faults.batchUse],
    [['a', '--resume', 'bat_1'], faults.batchUse],
    [['--resume', 'bat_1'], faults.takesService({ option: '--resume' })],
    [['a', '--no-wait'], faults.takesService({ option: '--no-wait' })],
    [['a', '--url', 'https://scan.nl'], faults.serviceTakesKey],
    [['a', '--url', 'http://scan.nl', '--key', 'x'], faults.serviceAddress({ value: 'http://scan.nl' })],
    [['a', '--full', '--key', 'x'], faults.fullTakes],
    [['a', '--full', '--format', 'jsonl'], faults.fullTakes],
  ])('%j is rejected with: %s', (args, sentence) => expect(wrong(args)).toBe(sentence));

  test('takes a service and a key from the environment', () => {
    const options = readBatchOptions(['a'], { PIJLER_URL: 'https://scan.nl/', PIJLER_KEY: 'pij_x' });
    expect(options?.service).toMatchObject({ key: 'pij_x' });
    expect(readBatchOptions(['--help'], {})).toBeNull();
  });

  test('reads a list by lines or columns, and reports invalid addresses', () => {
    const { pages, folded } = readList('a.nl\nhttps://b.nl/x\na.nl\n', { skipsInvalid: false });
    expect(pages).toEqual([
      { number: 1, url: 'https://a.nl/' },
      { number: 2, url: 'https://b.nl/x' },
    ]);
    expect(folded).toBe(1);
    const text = faults.badLines({ lines: '2 (kok), 3 ()' });
    expect(() => readList('site;x\nkok;y\n;z\n', { skipsInvalid: false })).toThrow(text);
    expect(() => readList('site\nkok', { skipsInvalid: true })).toThrow(faults.noAddresses);
    expect(readList('kok\na.nl', { skipsInvalid: true })).toMatchObject({ skipped: 1, pages: [{ number: 1 }] });
  });
});

describe('pijler batch --url', () => {
  const store = storeForAll();
  const service = serviceForEach(store);
  const { feedAndWork } = feedingFor(store, service);
  const listen = listenFor(store, service);

  const opened = async () => {
    const { base } = await listen();
    const { key } = await createKey(store(), { name: 'lijst' }, NOW);
    return ['--url', base, '--key', key];
  };

  test('submits a list, shows its progress and prints the results', async () => {
    const paths = await opened();
    await feedAndWork();
    const file = fileOf('Klant,URL\nA,een.nl\nB,twee.nl\nC,een.nl\n');
    const { exit, out, err } = await pijler([file, ...paths]);
    expect([exit, out]).toEqual([
      EXIT.good,
      expect.stringMatching(/^ +\d+ {2}https:\/\/een\.nl\/\n +\d+ {2}https:\/\/twee\.nl\/\n$/),
    ]);
    expect(err).toMatch(/^Batch bat_[0-9a-f]{24}: 2 pages\.\n/);
    expect(err).toContain(said.batch.folded({ count: 1 }));
    expect(err).toContain(said.batch.progress({ ended: 2, size: 2, failed: 0 }));
    const full = await pijler([file, ...paths, '--format', 'jsonl', '--full']);
    expect(
      full.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).result.api_tier),
    ).toEqual(['partner', 'partner']);
    const table = await pijler([file, ...paths, '--format', 'csv', '--language', 'en']);
    expect(table.out).toMatch(/^\ufeffnumber,address,state,overall score,domein,/);
  });

  test('reports pages without a result, also by its exit code', { tags: ['full'] }, async () => {
    const paths = await opened();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'nobody') };
    await feedAndWork();
    const { exit, out, err } = await pijler([fileOf('weg.nl'), ...paths, '--language', 'en']);
    expect([exit, out]).toEqual([EXIT.notReached, '   –  https://weg.nl/: The site cannot be reached.\n']);
    expect(err).toContain(said.batch.progress({ ended: 1, size: 1, failed: 1 }));
  });

  test('says how to resume after an interruption, and --resume then works', { tags: ['full'] }, async () => {
    const paths = await opened();
    const ended = Promise.withResolvers<void>();
    const stopped = pijler([fileOf('later.nl'), ...paths], { ended: ended.promise });
    await expect.poll(() => store().db.selectFrom('batches').select('id').execute()).toHaveLength(1);
    ended.resolve();
    const { exit, out, err } = await stopped;
    expect([exit, out]).toEqual([EXIT.failed, '']);
    const [id = ''] = /bat_[0-9a-f]+/.exec(err) ?? [];
    expect(err.endsWith(`${said.batch.goOn({ id })}\n`)).toBe(true);
    await feedAndWork();
    const again = await pijler(['--resume', id, ...paths]);
    expect([again.exit, again.out]).toEqual([EXIT.good, expect.stringMatching(/later\.nl/)]);
  });

  test('prints the id and exits with --no-wait', async () => {
    const { exit, out } = await pijler([fileOf('zelf.nl'), ...(await opened()), '--no-wait']);
    expect([exit, out]).toEqual([EXIT.good, expect.stringMatching(/^bat_[0-9a-f]{24}\n$/)]);
  });

  test('passes the service’s errors on', async () => {
    const paths = await opened();
    await expect(pijler([fileOf('kok\na.nl'), ...paths, '--language', 'en'])).rejects.toThrow(
      /\(400\).*\n {2}1 \(kok\)/,
    );
    await expect(pijler(['--resume', 'bat_0', ...paths])).rejects.toThrow(/\(404\)/);
    await expect(pijler([fileOf('a.nl'), '--url', paths[1] ?? '', '--key', 'pij_x'])).rejects.toThrow(/\(401\)/);
  });
});
