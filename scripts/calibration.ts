import { writeFile } from 'node:fs/promises';
import { CHECKS } from '../lib/checks/index.ts';
import { PILLARS, type Pillar } from '../lib/model.ts';
import { RULES } from '../lib/score.ts';
import { ARCHETYPES, type Archetype, AWAY, type Band } from '../test/sites/archetypes.ts';
import { type Grades, grades, type Shown } from '../test/sites/graded.ts';
import { writeBuilt } from './written.ts';

/** `npm run docs`: writes docs/calibration.md and out/docs/calibration.md from the recorded archetypes and today's checks. */

const COLUMNS = [...PILLARS, 'overall'] as const;

const shown = ({ score, incomplete }: Shown): string => `${score ?? '–'}${incomplete ? '*' : ''}`;

const both = (granted: Shown, plain: Shown): string =>
  shown(granted) === shown(plain) ? shown(granted) : `${shown(granted)} / ${shown(plain)}`;

const bandOf = (band: Band): string => (band === null ? 'none' : `${band[0]}–${band[1]}`);

const rows = ({ name, what, bands, because }: Archetype): string => {
  const granted: Grades = grades(name, 'granted');
  const plain: Grades = grades(name, 'plain');
  const scores = COLUMNS.map((column) => both(granted[column], plain[column]));
  return `| **${name}** | ${what} | ${scores.join(' | ')} |\n| | _${because}_ | ${COLUMNS.map((column) => bandOf(bands[column])).join(' | ')} |`;
};

const sums = PILLARS.map((pillar) => {
  const { checks, budget } = CHECKS[pillar];
  const weights = checks.map(({ weight }) => weight);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const per = Math.round(1_000 / budget) / 10;
  return `| \`${pillar}\` | ${weights.filter((weight) => weight > 0).length} | ${sum} | ${budget} | ${per} |`;
});

/** Today's score with access. */
const now = (name: string, pillar: Pillar): string => String(grades(name, 'granted')[pillar].score);

/** The page docs/calibration.md: how it is measured, the budgets, and the scores of two sites. */
export const calibrationPage = (): string => `# Calibration

Every test run grades ${ARCHETYPES.length} archetypes (\`test/sites\`) with today's checks; rules ${RULES}. A unit test compares every score with the band that an expert
set for it, with a reason, and this page with the code. \`npm run docs\` writes every score beside its band to \`out/docs/calibration.md\`. \`npm run record\` records the evidence again: the built extension
scans the sites of \`test/world\` in a real Chromium, once with and once without access to the site.

Without access, a score differs by at most ${AWAY} points or is incomplete.

## Budgets

A check that loses its whole weight costs \`weight ÷ budget × 100\` points.

| pillar | scored checks | total weight | budget | points per unit of weight |
|---|---|---|---|---|
${sums.join('\n')}

Weights depend on the consequences, and for whom ([decision 24](decisions/24-weights-by-consequence.md)). Caps, and the limits of the total, are those of the catalogue
(decision 10). With these budgets every archetype stays within its band. The ordinary site scores
${PILLARS.map((pillar) => now('gewoon', pillar)).join(', ')} in the six pillars, the neglected shop ${PILLARS.map((pillar) => now('lampenhal', pillar)).join(', ')}; the exemplary sites lose nothing.

## What only access can show

A pillar is incomplete when less than 70 % of its weight was seen. It is also incomplete when what was not seen could change its score by more than
five points or to another grade, if all of it failed or all of it passed ([decision 21](decisions/21-what-was-not-seen.md)). Only what no scan of this kind can see is left out.
`;

/** The page out/docs/calibration.md: every archetype. */
const scoresPage = (): string => `# Calibration, site by site

Rules ${RULES}. First row: the score with site access / without it, if that differs; a star: incomplete; –: no score, or no total. Second row: the band that
an expert expects with access, and why.

| site | what it represents | ${COLUMNS.join(' | ')} |
|---|---|${'---|'.repeat(COLUMNS.length)}
${ARCHETYPES.map(rows).join('\n')}
`;

if (import.meta.main) {
  await writeFile(new URL('../docs/calibration.md', import.meta.url), calibrationPage());
  writeBuilt('calibration', scoresPage());
}
