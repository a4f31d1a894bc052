import { parseArgs } from 'node:util';
import { build, withSiteAccess } from '../scripts/start/build.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { startWorld, type World } from '../test/world/world.ts';
import { BASE, buildAt, granted } from './kit/base.ts';
import { type Figure, info, median, report } from './kit/figures.ts';
import { fetchLighthouse, LIGHTHOUSE, lighthouseOn } from './kit/lighthouse.ts';
import { inPairs, isWorse, QUIET, type Ratio, type Round, ratioOf, type Side } from './kit/pairs.ts';
import { largePage, paintedOn, plainAxeOn, WORLD_SITES } from './kit/stage.ts';
import { subjectCode } from './kit/subject-code.ts';

/*
 * node bench/pairs.ts [--base COMMIT] [--rounds 9]
 * This code, the code of an earlier commit, one plain axe call and Lighthouse with three categories on the same pages, each once
 * in every round, in one session. Only ratios within a round count: a machine that is slow for a while is slow for both. If its
 * own speed varies too much, no limit is applied, which is reported.
 */
const { values } = parseArgs({
  options: { base: { type: 'string', default: BASE }, rounds: { type: 'string', default: '9' } },
});
const ROUNDS = Number(values.rounds);
const LATENCY = 40;
const HOSTS = ['goed.nl', 'groot.nl'];

/**
 * Pages, with the minimum time of Lighthouse as a multiple of ours, and the maximum time of the full grade as a multiple of one
 * plain axe call; null where responses take longest.
 */
const PAGES = [
  { name: 'demo', url: 'https://goed.nl/', least: 10, most: null },
  { name: '1000 elements', url: largePage('cards', 1_000), least: 10, most: 1.6 },
  { name: '10000 elements', url: largePage('cards', 10_000), least: 5, most: 1.1 },
];

const NOW = 'this code';
const THEN = `code of ${values.base}`;
const AXE = 'plain axe';
const PEER = `Lighthouse ${LIGHTHOUSE}`;

const ofClick = (name: string, session: Session, url: string): Side => ({
  name,
  once: async () => {
    const { born, scores, graded } = await paintedOn(session, url);
    const after = (at = Number.NaN): number => at - born;
    return { first: after(scores[0]), five: after(scores[4]), whole: after(graded) };
  },
});

const spread = ({ middle, low, high }: Ratio): string =>
  `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)} in the middle half)`;

const ofAxe = (name: string, ratio: Ratio, most: number | null): Figure =>
  most === null
    ? info(name, spread(ratio))
    : { name, value: spread(ratio), limit: `≤ ${most.toFixed(2)}`, holds: ratio.middle <= most };

const LABELS = { first: 'first pillar', five: 'five pillars', whole: 'full grade' } as const;

const figuresOf = (
  { name, least, most }: (typeof PAGES)[number],
  rounds: readonly Round[],
  isQuiet: boolean,
): readonly Figure[] => {
  const took = (side: string, figure: string): string =>
    `${Math.round(median(rounds.map((round) => round.get(side)?.[figure] ?? Number.NaN)))} ms`;
  const toBase = (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((figure): readonly Figure[] => {
    const ratio = ratioOf(rounds, [NOW, figure], [THEN, figure]);
    const label = `${name}: ${LABELS[figure]}, ${took(NOW, figure)}, over the ${THEN}`;
    if (ratio === null) return [info(label, 'not measured there')];
    return [{ name: label, value: spread(ratio), limit: '≤ 1.10', holds: isQuiet ? !isWorse(ratio) : null }];
  });
  const toAxe = ratioOf(rounds, [NOW, 'whole'], [AXE, 'total']);
  const toPeer = ratioOf(rounds, [PEER, 'total'], [NOW, 'whole']);
  return [
    ...toBase,
    ...(toAxe === null
      ? []
      : [ofAxe(`${name}: full grade over ${AXE}, ${took(AXE, 'total')}`, toAxe, isQuiet ? most : null)]),
    ...(toPeer === null
      ? []
      : [
          {
            name: `${name}: ${PEER}, ${took(PEER, 'total')}, over the full grade`,
            ...{ value: spread(toPeer), limit: `≥ ${least}`, holds: isQuiet ? toPeer.middle >= least : null },
          },
        ]),
  ];
};

const measure = async (world: World, sessions: readonly [Session, Session]): Promise<readonly Figure[]> => {
  const [program, code] = await Promise.all([fetchLighthouse(), subjectCode()]);
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const { rounds, wandered } = await inPairs(
      [
        ofClick(NOW, sessions[0], page.url),
        ofClick(THEN, sessions[1], page.url),
        { name: AXE, once: async () => ({ total: await plainAxeOn(sessions[0], page.url, code) }) },
        { name: PEER, once: async () => ({ total: await lighthouseOn(program, world, page.url) }) },
      ],
      ROUNDS,
    );
    const isQuiet = wandered <= QUIET;
    const say = isQuiet ? 'quiet enough' : 'too noisy: nothing is held against a limit';
    figures.push(...figuresOf(page, rounds, isQuiet));
    figures.push(info(`${page.name}: the machine’s own speed wandered`, `${wandered.toFixed(2)} times, ${say}`));
  }
  return figures;
};

const world = await startWorld({ latency: LATENCY, sites: WORLD_SITES });
const [now, then] = await Promise.all([build(), buildAt(values.base)]);
const open = (extension: string): Promise<Session> => openSession({ extension, world, hasFaults: true });
const first = await open(await withSiteAccess(now, ...HOSTS));
const second = await open(await granted(then, HOSTS));
try {
  process.exitCode = report(await measure(world, [first, second]));
} finally {
  await first.close();
  await second.close();
  await world.stop();
}
