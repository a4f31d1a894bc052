import { PILLARS } from '../lib/model.ts';
import type { ScanState } from '../lib/state.ts';
import { commonWords } from '../lib/words/common.ts';
import { type Difference, differences, EXPLAINED, grade, openGranted, rowsOf } from '../test/browser/kit/compare.ts';
import { addressIn, NO_PAGE, PAGES } from '../test/browser/kit/world-pages.ts';
import { startWorld } from '../test/world/world.ts';
import { writeBuilt, writeSummary } from './written.ts';

/** `npm run browsers` scans every page in both browsers: `out/docs/browsers.md`, and its summary in `docs/browsers.md`. */

interface Compared {
  readonly url: string;
  readonly chromium: ScanState;
  readonly firefox: ScanState;
  readonly found: readonly Difference[];
}

const compareAll = async (): Promise<readonly Compared[]> => {
  const world = await startWorld();
  const sessions = [await openGranted('chromium', world), await openGranted('firefox', world)] as const;
  const compared: Compared[] = [];
  try {
    for (const url of PAGES) {
      const address = addressIn(url, world);
      const [chromium, firefox] = await Promise.all([grade(sessions[0], address), grade(sessions[1], address)]);
      compared.push({ url, chromium, firefox, found: differences(rowsOf(chromium), rowsOf(firefox)) });
      process.stderr.write(`${url}\n`);
    }
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
    await world.stop();
  }
  return compared;
};

const scoreOf = ({ pillars }: ScanState, id: (typeof PILLARS)[number]): string => {
  const pillar = pillars.find((one) => one.id === id);
  return pillar?.score == null ? '–' : `${pillar.score}${pillar.incomplete ? '*' : ''}`;
};

/** One value if both agree, else both. */
const both = (one: string, other: string): string => (one === other ? one : `${one} / ${other}`);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** An address without the parts that all addresses have. */
const nameOf = (url: string): string => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol === 'http:' ? 'http://' : ''}${host}${pathname === '/' ? '' : pathname}`;
};

const gradeRow = ({ url, chromium, firefox }: Compared): string =>
  row([
    nameOf(url),
    both(String(chromium.overall ?? '–'), String(firefox.overall ?? '–')),
    ...PILLARS.map((id) => both(scoreOf(chromium, id), scoreOf(firefox, id))),
  ]);

/** Maximum pages listed by name; of more, only the number is given. */
const NAMED = 6;

const differenceRow = (id: string, compared: readonly Compared[]): string => {
  const pages = compared.filter(({ found }) => found.some(({ field }) => field === id)).map(({ url }) => nameOf(url));
  const where = pages.length > NAMED ? `${pages.length} pages` : pages.join(', ') || 'nowhere this time';
  return row([`\`${id}\``, where, EXPLAINED[id]?.why ?? '**not explained**']);
};

const unshown = (): string => {
  const [leading, others] = [true, false].map((is) =>
    Object.entries(NO_PAGE).filter(([, why]) => why.startsWith('leads to') === is),
  );
  const notes = (others ?? []).map(([host, why]) => `${host} (${why})`);
  return [`${leading?.length ?? 0} hosts that lead to another one`, ...notes].join(', ');
};

/** What was compared, and the result. */
const summary = (compared: readonly Compared[]): string => {
  const fields = new Set(compared.flatMap(({ found }) => found.map(({ field }) => field)));
  const rows = compared.reduce((sum, { chromium }) => sum + rowsOf(chromium).length, 0);
  const apart = compared.filter((one) => gradeRow(one).includes(' / ')).map(({ url }) => nameOf(url));
  return `${new Date().toISOString().slice(0, 10)}: ${compared.length} pages, ${rows} fields compared. Scores that differ: ${apart.join(', ') || 'none'}. Fields that
differ, all because the browsers expose different data to extensions: ${[...fields].map((id) => `\`${id}\``).join(', ') || 'none'}.`;
};

const page = (compared: readonly Compared[]): string => {
  const fields = compared.flatMap(({ found }) => found.map(({ field }) => field));
  const heading = ['page', 'grade', ...PILLARS.map((id) => commonWords.en.pillars[id])];
  return `# The same page in both browsers

${summary(compared)} One number: both give it; two: Chromium / Firefox. A star: incomplete.

${[heading, heading.map(() => '---')].map(row).join('\n')}
${compared.map(gradeRow).join('\n')}

Not scanned, because a tab shows nothing of their own: ${unshown()}.

## What told something else

Never points, a score or a cap.

${[
  ['check', 'on', 'why'],
  ['---', '---', '---'],
]
  .map(row)
  .join('\n')}
${[...new Set([...Object.keys(EXPLAINED), ...fields])].map((id) => differenceRow(id, compared)).join('\n')}
`;
};

const all = await compareAll();
writeBuilt('browsers', page(all));
writeSummary('browsers', summary(all));
