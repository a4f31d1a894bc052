import { join } from 'node:path';
import { PILLARS } from '../lib/model.ts';
import type { ScanState } from '../lib/state.ts';
import { commonWords } from '../lib/words/common.ts';
import { type Difference, differences, EXPLAINED, grade, openGranted, rowsOf } from '../test/browser/kit/compare.ts';
import { addressIn, NO_PAGE, PAGES } from '../test/browser/kit/world-pages.ts';
import { startWorld } from '../test/world/world.ts';
import { writeFormatted } from './written.ts';

/** `node scripts/browsers.ts` scans every page in both browsers and writes `docs/browsers.md`. */

const FILE = join(import.meta.dirname, '../docs/browsers.md');

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

/** One number where both agree, else both. */
const both = (one: string, other: string): string => (one === other ? one : `${one} / ${other}`);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** An address without what every address has. */
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

/** Pages that are named one by one; of more only the number is told. */
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
  const told = (others ?? []).map(([host, why]) => `${host} (${why})`);
  return [`${leading?.length ?? 0} hosts that lead to another one`, ...told].join(', ');
};

const page = (compared: readonly Compared[]): string => {
  const fields = compared.flatMap(({ found }) => found.map(({ field }) => field));
  const heading = ['page', 'grade', ...PILLARS.map((id) => commonWords.en.pillars[id])];
  const rows = compared.reduce((sum, { chromium }) => sum + rowsOf(chromium).length, 0);
  return `# The same page in both browsers

Every site of the test world, scanned in Chromium and in Firefox with the same access, as a partner: ${compared.length}
pages, ${rows} fields compared. One number: both give it; two: Chromium / Firefox. A star: incomplete. Written by
\`node scripts/browsers.ts\`; \`test/browser/same-grade.test.ts\` holds both browsers to it.

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

${NOTES}`;
};

const NOTES = `## What differs by design

- **Without access to the site.** Chromium's click also lets the background read the tab's own origin; Firefox's lets it
  read the page only. So Firefox asks that origin from within the page (decision 17): the same answers, but for a page whose
  policy, sandbox or service worker stands in the way. Of such a page the site's own answers are not tested (\`denied\`), and
  the popup asks for access to it. \`test/browser/first-click.test.ts\` holds both browsers to it. With access both see the same.
- **A reload after the click** takes Firefox's grant away, Chromium's not.
- **Cookies and hops** come from \`webRequest\` in both, for sites whose access was given. Firefox asks for it with the site;
  in Chromium it is there from the install, without a warning (decision 8). Firefox joins Set-Cookie by newlines and gives
  its own HSTS upgrade no status.
- **Style sheets of another origin** hide their rules from extensions in Chromium and show them in Firefox: we leave them
  alone in both.
- **http in the tab.** Chromium may turn an http address into https by itself before the page is shown; then that page is
  what is scanned.
`;

writeFormatted(FILE, page(await compareAll()));
