import { type Finding, PILLARS, type Pillar, type Verdict } from '../../lib/model.ts';
import { CREDIT, computePoints, gradeFindings } from '../../lib/score.ts';

/** 200 made-up scans, the same in every run, and their grades. */

const ROWS = 200;
const BUDGETS = [15, 30, 70, 110];
const TOTALS = [39, 74];
const CAPS = [0, 39, 40, 59, 69, 89];
const OUTCOMES: readonly Finding['outcome'][] = ['pass', 'warn', 'fail', 'fail', 'info', 'skip', 'unknown'];
/** Credits that a formula may give a warning. */
const CREDITS = [0.1, 0.25, 0.8];

type Given = readonly [weight: number, outcome: Finding['outcome']];

/** Thresholds of the rule: the shares that must have been seen, and what the unseen part may cost. */
const EDGES: readonly { readonly budget: number; readonly given: readonly Given[] }[] = [
  {
    budget: 30,
    given: [
      [4, 'pass'],
      [6, 'unknown'],
    ],
  },
  {
    budget: 30,
    given: [
      [5, 'pass'],
      [8, 'unknown'],
    ],
  },
  {
    budget: 30,
    given: [
      [7, 'pass'],
      [3, 'unknown'],
    ],
  },
  {
    budget: 30,
    given: [
      [9, 'pass'],
      [4, 'unknown'],
    ],
  },
  {
    budget: 20,
    given: [
      [7, 'fail'],
      [10, 'pass'],
      [10, 'pass'],
      [8, 'pass'],
      [10, 'unknown'],
      [5, 'unknown'],
    ],
  },
  {
    budget: 20,
    given: [
      [7, 'fail'],
      [10, 'pass'],
      [10, 'pass'],
      [8, 'pass'],
      [10, 'unknown'],
      [4, 'unknown'],
    ],
  },
];

type Draw = (below: number) => number;

/** Numbers that look random and never change (Park and Miller's minimal standard generator). */
const draws = (seed: number): Draw => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const of = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

interface Part {
  readonly pillar: Pillar;
  readonly budget: number;
  readonly findings: readonly Finding[];
}

type Bench = Pick<Part, 'pillar' | 'budget'>;

const findingOf = (
  id: string,
  { pillar, budget }: Bench,
  found: Pick<Finding, 'weight' | 'outcome' | 'credit' | 'cap' | 'total'>,
): Finding => ({
  ...found,
  id,
  pillar,
  points: computePoints(found.weight, found.credit, budget),
  code: null,
  why: null,
  args: {},
  items: [],
  who: 'zelf',
  source: '',
});

const creditOf = (outcome: Finding['outcome']): number =>
  outcome === 'unknown' ? 1 : CREDIT[outcome satisfies Verdict];

const drawnFinding = (draw: Draw, all: Finding['outcome'] | undefined): Parameters<typeof findingOf>[2] => {
  const outcome = all ?? of(OUTCOMES, draw);
  const weight = draw(11);
  const formula = outcome === 'warn' && draw(3) === 0 ? of(CREDITS, draw) : null;
  const cap = outcome !== 'unknown' && outcome !== 'skip' && draw(9) === 0 ? of(CAPS, draw) : null;
  const total = outcome === 'fail' && draw(40) === 0 ? { total: of(TOTALS, draw) } : {};
  return { weight, outcome, credit: formula ?? creditOf(outcome), cap, ...total };
};

/** Occasionally a pillar does not apply, or nothing of it was seen. */
const KINDS = [undefined, undefined, undefined, undefined, undefined, undefined, 'skip', 'unknown'] as const;

const drawnPart = (pillar: Pillar, draw: Draw): Part => {
  const bench = { pillar, budget: of(BUDGETS, draw) };
  const all = of(KINDS, draw);
  const findings = Array.from({ length: 1 + draw(9) }, (_, index) =>
    findingOf(`c${index + 1}`, bench, drawnFinding(draw, all)),
  );
  return { ...bench, findings };
};

const edgePart = ({ budget, given }: (typeof EDGES)[number]): Part => {
  const bench = { pillar: 'seo', budget } as const;
  const findings = given.map(([weight, outcome], index) =>
    findingOf(`c${index + 1}`, bench, { weight, outcome, credit: creditOf(outcome), cap: null }),
  );
  return { ...bench, findings };
};

const findingText = ({ weight, outcome, credit, cap, total }: Finding): string =>
  `${weight} ${outcome}${outcome === 'warn' && credit !== CREDIT.warn ? ` ${credit}` : ''}${cap === null ? '' : ` cap ${cap}`}${total === undefined ? '' : ` total ${total}`}`;

const partText = ({ pillar, budget, findings }: Part): string =>
  `${pillar} of ${budget}: ${findings.map(findingText).join(', ')}`;

const gradeOf = (parts: readonly Part[]): string => {
  const { scores, overall, incomplete, limit } = gradeFindings(
    parts.flatMap(({ findings }) => findings),
    parts.map(({ pillar }) => pillar),
  );
  const lines = scores.map(({ score: number, seen, incomplete, lost, cap }) =>
    [
      `${number ?? '–'}${incomplete ? '~' : ''}`,
      `lost ${lost}`,
      `seen ${seen.toFixed(3)}`,
      ...(cap === null ? [] : [`cap ${cap.at} by ${cap.check}`]),
    ].join(' '),
  );
  const by = limit === null ? '' : ` by ${limit.by}`;
  return `${overall ?? '–'}${incomplete ? '~' : ''}${by} from ${lines.join('; ')}`;
};

/** Each made-up scan and its grade, both as text: what was found → the grade. */
export const gradedTable = (): Readonly<Record<string, string>> => {
  const draw = draws(20_261_120);
  const drawn = Array.from({ length: ROWS - EDGES.length }, () =>
    PILLARS.slice(0, 1 + draw(PILLARS.length)).map((pillar) => drawnPart(pillar, draw)),
  );
  const rows = [...EDGES.map((edge) => [edgePart(edge)]), ...drawn];
  return Object.fromEntries(rows.map((parts) => [parts.map(partText).join(' | '), gradeOf(parts)]));
};
