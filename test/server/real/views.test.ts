import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Report, ViewResult } from '../../../lib/model.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { VIEW_SITES } from '../kit/view-sites.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** Sites that differ on a phone and in dark mode: the findings, for which view they apply, and a grade that stays the desktop's. */

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...VIEW_SITES] });
});
afterAll(() => world.stop());

const pijler = async (host: string, language: 'nl' | 'en', ...args: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: 'nl',
  } as const;
  const own = [
    '--authority',
    world.authorityFile,
    '--key',
    'k',
    '--format',
    'report',
    '--language',
    language,
    '--pillar',
    'toegankelijkheid',
  ];
  await scanCommand([host, ...own, ...args], speech, { egress: worldEgress(world) });
  if (out.length === 0) throw new Error(`${host} has no report: ${err.join('')}`);
  return { report: JSON.parse(out.join('')) as Report, err: err.join('') };
};
const both = ['--views', 'phone,dark'];
const found = (views: readonly ViewResult[] = []) =>
  views.flatMap(({ view, findings }) => findings.map(({ where, finding }) => `${view} ${where} ${finding.id}`));

/** Allows for two scans on a busy machine. */
const TIMEOUT = { timeout: 180_000 };

/** The five sites, the findings per view, and the text on the command line in each language. */
const DIFFERENT: readonly {
  readonly host: string;
  readonly found: readonly RegExp[];
  readonly nl: RegExp;
  readonly en: RegExp;
}[] = [
  {
    host: 'donker.nl',
    found: [/^dark only text-contrast$/],
    nl: /^Op de telefoon\nEr is niets anders dan op de desktop\.\nIn donkere weergave\n.* \(alleen hier\)\n- /,
    en: /^On a phone\nNothing differs from the desktop\.\nIn the dark colour scheme\n.* \(only here\)\n- /,
  },
  {
    host: 'breed.nl',
    found: [/^phone only /],
    nl: /^Op de telefoon\n.* \(alleen hier\)\n/,
    en: /^On a phone\n.* \(only here\)\n/,
  },
  {
    host: 'knoppen.nl',
    found: [/^phone only touch-targets$/],
    nl: /^Op de telefoon\n(?:.*\n)*.* \(alleen hier\)\n/,
    en: /^On a phone\n(?:.*\n)*.* \(only here\)\n/,
  },
  {
    host: 'minder.nl',
    found: [],
    nl: /^Op de telefoon\nHier staat 3\d% van de woorden van de desktop\.\n/,
    en: /^On a phone\nThis has 3\d% of the words of the desktop\.\n/,
  },
  {
    host: 'desktop.nl',
    found: [/^phone not text-contrast$/],
    nl: /^Op de telefoon\n1 tekst heeft te weinig contrast\. \(alleen op de desktop\)\n/,
    en: /^On a phone\n1 text has too little contrast\. \(only on the desktop\)\n/,
  },
];

describe('differences are reported per view, in both languages', TIMEOUT, () => {
  test.each(DIFFERENT)('on $host', async ({ host, found: expected, ...said }) => {
    for (const language of ['nl', 'en'] as const) {
      const { report, err } = await pijler(host, language, ...both);
      const all = found(report.extras?.views);
      for (const one of expected)
        expect(
          all.some((text) => one.test(text)),
          `${host}: ${all}`,
        ).toBe(true);
      if (expected.length === 0) expect(all).toEqual([]);
      expect(err).toMatch(said[language]);
    }
  });

  test('with the share of the text that a phone gets', async () => {
    const { report } = await pijler('minder.nl', 'nl', ...both);
    expect(report.extras?.views?.[0]).toMatchObject({ view: 'phone', seen: true, text: expect.closeTo(0.35, 1) });
  });

  test('and their absence is reported too', async () => {
    const { report, err } = await pijler('zelfde.nl', 'nl', ...both);
    expect(report.extras?.views?.map(({ seen, findings, text }) => [seen, findings, text])).toEqual([
      [true, [], 1],
      [true, [], 1],
    ]);
    expect(err).toBe(
      'Op de telefoon\nEr is niets anders dan op de desktop.\nIn donkere weergave\nEr is niets anders dan op de desktop.\n',
    );
  });
});

test('the grade is that of the desktop, with or without other views', TIMEOUT, async () => {
  for (const host of ['donker.nl', 'breed.nl']) {
    const [plain, again] = [await pijler(host, 'nl'), await pijler(host, 'nl', ...both)];
    expect(again.report.scores, host).toEqual(plain.report.scores);
    expect(again.report.findings.map(({ id, outcome }) => [id, outcome])).toEqual(
      plain.report.findings.map(({ id, outcome }) => [id, outcome]),
    );
  }
});
