import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { PartnerAnswer, PublicAnswer } from '../../../lib/api/outgoing.ts';
import { runBatch } from '../../../server/cli/batch.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** `pijler scan` as a user calls it, in the test world. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const pijler = async (...args: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: 'en',
  } as const;
  const own = ['--authority', world.authorityFile];
  const exit = await scanCommand([...args, ...own], speech, { egress: worldEgress(world) });
  return { exit, out: out.join(''), err: err.join('') };
};

describe('pijler scan', () => {
  test('prints the public result without a key, and everything with one', async () => {
    const open = await pijler('goed.nl', '--format', 'json');
    const known = await pijler('goed.nl', '--format', 'json', '--key', 'sleutel');
    const [without, all] = [PublicAnswer.parse(JSON.parse(open.out)), PartnerAnswer.parse(JSON.parse(known.out))];
    expect([open.exit, open.err, without?.api_tier, without?.overall_score]).toEqual([0, '', 'public', 100]);
    expect(JSON.stringify(without)).not.toContain('checks');
    expect([known.exit, all?.api_tier]).toEqual([0, 'partner']);
    expect(
      all?.pillars.every((pillar) => 'checks' in pillar && Array.isArray(pillar.checks) && pillar.checks.length > 5),
    ).toBe(true);
  });

  test('compares the totals with --min, for several pages at once', { tags: ['full'] }, async () => {
    const two = await pijler('goed.nl', 'http://slecht.nl/', '--min', '80', '--ignore-robots');
    expect(two.exit).toBe(1);
    expect(two.out).toMatch(/goed\.nl \(public[\s\S]*slecht\.nl \(public/);
    expect(two.out).not.toContain('Wat te doen');
  });

  test('respects robots.txt, and says so', { tags: ['full'] }, async () => {
    const { exit, out, err } = await pijler('http://slecht.nl/');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^http:\/\/slecht\.nl\/: robots\.txt forbids it to Pijler: line \d+, /);
  });

  test('gives the reason for each failed page, with the exit code of its kind', { tags: ['full'] }, async () => {
    const all = await pijler('goed.nl', 'bestaatniet.nl', 'https://bestand.nl/foto.png', '--format', 'json');
    expect(JSON.parse(all.out).map((one: { error?: { code: string } }) => one.error?.code)).toEqual([
      undefined,
      'unreachable',
      'unsupported_page',
    ]);
    expect(all.exit).toBe(2);
    expect(all.err.split('\n')).toHaveLength(3);
  });

  test('reports changes against an earlier scan, and exits with 1 when it is worse', {
    tags: ['full'],
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pijler-cli-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [earlier, comment, variables] = ['earlier.json', 'x.md', 'x.env'].map((name) => join(folder, name));
    const seo = ['--pillar', 'seo', '--key', 'sleutel'];
    const good = await pijler('goed.nl', ...seo, '--format', 'report');
    writeFileSync(earlier ?? '', good.out);
    const against = ['--against', earlier ?? '', '--fail-on-worse', '--language', 'en'];

    const same = await pijler('www.goed.nl', ...seo, ...against);
    expect([same.exit, same.err]).toEqual([0, '']);
    expect(same.out).toMatch(/^<!-- pijler total=100 worse=0 -->\n\n## Pijler: 100 → 100\n/);

    const beside = ['--comment', comment ?? '', '--variables', variables ?? '', '--format', 'json', '--ignore-robots'];
    const worse = await pijler('http://slecht.nl/', ...seo, ...against, ...beside);
    expect(worse.exit).toBe(1);
    expect(worse.err).toMatch(/^Worse than in the earlier scan: \d+ checks\.\n$/);
    const { overall_score: total } = PartnerAnswer.parse(JSON.parse(worse.out));
    const [, count] = /: (\d+) checks/.exec(worse.err) ?? [];
    expect(readFileSync(variables ?? '', 'utf8')).toBe(`total=${total}\nworse=${count}\n`);
    const text = readFileSync(comment ?? '', 'utf8');
    expect(text).toContain(`### Worse (${count})`);
    expect(text.match(/^- [^:]+ → [^:]+: \*\*/gm)?.length).toBeGreaterThanOrEqual(Number(count));
    expect(text).toContain('The hosts differ.');

    // Another level is another condition, so they cannot be compared.
    const other = await pijler('goed.nl', ...seo, ...against, '--level', 'A');
    expect([other.exit, other.err]).toEqual([4, expect.stringContaining('cannot be told')]);
    const removed = await pijler('bestaatniet.nl', ...against, ...seo);
    expect([removed.exit, removed.out]).toEqual([3, expect.stringContaining('the scan failed')]);
  });

  test('writes an HTML report', { tags: ['full'] }, async () => {
    const { exit, out } = await pijler('goed.nl', '--pillar', 'seo', '--key', 'sleutel', '--format', 'html');
    expect(exit).toBe(0);
    expect(out.toLowerCase()).toMatch(/^<!doctype html>/);
    expect(out).toContain('goed.nl');
  });
});

describe('pijler batch', () => {
  test('scans a list without a service, with one line per page', { tags: ['full'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pijler-list-'));
    const file = join(folder, 'list.csv');
    writeFileSync(file, 'klant;website\nA;goed.nl\nB;bestaatniet.nl\n');
    const out: string[] = [];
    const speech = { out: (text: string) => void out.push(text), err: () => {}, locale: 'en' } as const;
    const args = [file, '--format', 'jsonl', '--authority', world.authorityFile];
    const running = { environment: {}, ended: new Promise(() => {}), engine: { egress: worldEgress(world) } };
    const exit = await runBatch(args, speech, running);
    rmSync(folder, { recursive: true });
    expect(exit).toBe(3);
    const lines = out.map((line) => JSON.parse(line)).toSorted((one, other) => one.number - other.number);
    expect(lines).toMatchObject([
      { number: 1, url: 'https://goed.nl/', state: 'done', failure: null, overall_score: 100 },
      { number: 2, url: 'https://bestaatniet.nl/', state: 'failed', failure: { code: 'unreachable' } },
    ]);
    expect(lines[0]).not.toHaveProperty('result');
  });
});
