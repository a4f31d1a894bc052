import type { Trial } from './ask.ts';
import { byRule, type Engine, type RuleRow, scoreOf, type Verdict, verdictsOf } from './compare.ts';
import type { SetName } from './page-sets.ts';

/** Formats the results of a set of pages. */

/** Maximum differences of one rule that are shown. */
const SHOWN = 5;

const verdictLine = (word: string, { page, rules }: Verdict): string =>
  `  ${word}: ${page.name} | ${page.why ?? page.check ?? ''}${rules.length === 0 ? '' : ` | ${rules.join(' ')}`}\n`;

const scoreText = (all: readonly Trial[], engine: Engine): string => {
  const { reported, leftToPerson, missed, fine, wrong } = scoreOf(verdictsOf(all, engine));
  return [
    `${engine} engine: ${reported} faults told, ${leftToPerson} left to a person, ${missed.length} missed; ${wrong.length} wrong of ${fine} pages without one\n`,
    ...missed.map((one) => verdictLine('missed', one)),
    ...wrong.map((one) => verdictLine('wrong', one)),
  ].join('');
};

const ruleText = ({ rule, both, leftToPerson, onlyTrial, onlyPresent }: RuleRow): string =>
  [
    `${rule}: both ${both}, left to a person here ${leftToPerson}, only on trial ${onlyTrial.length}, only here ${onlyPresent.length}\n`,
    ...onlyTrial.slice(0, SHOWN).map((line) => `  only on trial: ${line}\n`),
    ...onlyPresent.slice(0, SHOWN).map((line) => `  only here: ${line}\n`),
  ].join('');

/** Scores if the right results are known, else every rule. */
export const comparedText = (set: SetName, all: readonly Trial[]): string => {
  const isKnown = all.some(({ page }) => page.known === 'fault');
  const text = isKnown ? scoreText(all, 'present') + scoreText(all, 'trial') : byRule(all).map(ruleText).join('');
  return `\n# ${set}: ${all.length} pages\n${text}`;
};
