import type { Finding, Locale } from '../model.ts';
import type { Site } from '../repairs/shape.ts';
import { findBeside } from '../view/compare/beside.ts';
import { groupOffenders } from '../view/offender-groups.ts';
import { axeRuleWords } from '../words/axe-rules.ts';
import { reportWords } from '../words/report/report.ts';
import { toShownText } from './shown.ts';

/** The requirement of each broken rule of the accessibility engine, by the rule's name, with which the items begin. */
const listRules = (finding: Finding, locale: Locale): readonly string[] => {
  const { toJudge } = reportWords[locale].check;
  return groupOffenders(finding).flatMap(({ rule }) => {
    if (rule === null) return [];
    const { what, whom, fix } = axeRuleWords[locale][rule];
    return `${rule}: ${finding.code === 'toCheck' ? `${toJudge}: ` : ''}${what} ${whom} ${fix}`;
  });
};

/** The notes beside the items of a finding: the rules that were broken, and what was found next to what should be set. */
export const listNotes = (finding: Finding, site: Site | null, locale: Locale): readonly string[] => {
  const { now, nothing, toSet } = reportWords[locale].check;
  const beside = findBeside(finding, site);
  if (beside === null) return listRules(finding, locale);
  const present = beside.now.length === 0 ? [nothing] : beside.now;
  return [
    ...listRules(finding, locale),
    ...present.map((line) => `${now}: ${toShownText(line)}`),
    ...beside.toSet.map((line) => `${toSet}: ${toShownText(line)}`),
  ];
};
