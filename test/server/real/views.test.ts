import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Report, ViewResult } from '../../../lib/model.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** Sites that differ on a phone and in the dark: what is found, where it is said to hold, and that the grade stays the desktop's. */

const WORDS = 'Dit is een gewone alinea met genoeg woorden om te tellen. '.repeat(12);
const page = (style: string, body: string): string => `<!doctype html><html lang="nl"><head><title>Een pagina</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body { background: #fff; color: #111; font: 16px sans-serif } ${style}</style></head>
<body><main><h1>Een pagina</h1>${body}<p>${WORDS}</p></main></body></html>`;

const dark = (css: string): string => `@media (prefers-color-scheme: dark) { ${css} }`;
const phone = (css: string): string => `@media (max-width: 500px) { ${css} }`;

const PAGES: Readonly<Record<string, string>> = {
  'zelfde.nl': page('', '<p>Overal hetzelfde.</p>'),
  'donker.nl': page(
    dark('body { background: #222; color: #eee } .vaag { color: #444 }'),
    '<p class="vaag">Vage tekst</p>',
  ),
  'breed.nl': page(
    phone('.tabel { width: 1400px; background: #ddd }'),
    '<div class="tabel">Een brede tabel van gegevens</div>',
  ),
  'knoppen.nl': page(
    `.menu { display: none } ${phone('.menu { display: block } .menu button { width: 12px; height: 12px; padding: 0; border: 0; font-size: 8px }')}`,
    '<nav class="menu" aria-label="Menu"><button>A</button><button>B</button><button>C</button></nav>',
  ),
  'minder.nl': page(phone('.lang { display: none }'), `<p class="lang">${WORDS}${WORDS}</p>`),
  'desktop.nl': page(
    `.vaag { color: #ccc } ${phone('.vaag { color: #111 }')}`,
    '<p class="vaag">Alleen op de desktop vaag</p>',
  ),
};
const sites: readonly Site[] = Object.entries(PAGES).map(([host, body]) => ({
  hosts: [host],
  https: ({ path }) => html(path === '/' ? body : '', {}, path === '/' ? 200 : 404),
}));

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...sites] });
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

/** Two scans of a busy machine. */
const PATIENCE = { timeout: 180_000 };

/** The five, what is found where, and what is said of it on the command line in each language. */
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
    nl: /^Op de telefoon\n.* \(hier niet\)\n/,
    en: /^On a phone\n.* \(not here\)\n/,
  },
];

describe('what differs is told where it holds, in both languages', PATIENCE, () => {
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

  test('text that a phone does not get, as a share', async () => {
    const { report } = await pijler('minder.nl', 'nl', ...both);
    expect(report.extras?.views?.[0]).toMatchObject({ view: 'phone', seen: true, text: expect.closeTo(0.35, 1) });
  });

  test('and where nothing differs, that', async () => {
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

test('the grade is the desktop’s, with other looks and without', PATIENCE, async () => {
  for (const host of ['donker.nl', 'breed.nl']) {
    const [plain, again] = [await pijler(host, 'nl'), await pijler(host, 'nl', ...both)];
    expect(again.report.scores, host).toEqual(plain.report.scores);
    expect(again.report.findings.map(({ id, outcome }) => [id, outcome])).toEqual(
      plain.report.findings.map(({ id, outcome }) => [id, outcome]),
    );
  }
});
