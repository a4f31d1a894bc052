import { type Conclusion, type Ruling, toPlacedItems, toUnseen, type Unseen } from '../../../check.ts';
import { AXE_RULES, type AxeGroup, type AxeMark } from '../../../data/accessibility/axe-rules.ts';
import type { Facts } from '../../../evidence.ts';
import type { Blind } from '../../../model.ts';
import { formatContrast } from '../../../parse/css/contrast.ts';

type Axe = Facts['axe'];
type AxeRule = Axe['rules'][number];

/** The conclusion for a violated rule by its mark; `look` has none. */
const CODE_OF = {
  barrier: 'blocked',
  critical: 'critical',
  fault: 'violated',
  care: 'flagged',
  advice: 'flagged',
} as const;

const CONCLUSIONS = {
  blocked: { verdict: 'fail', cap: 69 },
  critical: { verdict: 'fail', cap: 89 },
  violated: 'fail',
  flagged: 'warn',
  clean: 'pass',
  toCheck: 'pass',
  absent: 'skip',
} as const satisfies Readonly<Record<string, Conclusion>>;

type MarkOf<G extends AxeGroup> = (typeof AXE_RULES)[G][keyof (typeof AXE_RULES)[G]];
export type CodeOfGroup<G extends AxeGroup> =
  | (typeof CODE_OF)[Extract<MarkOf<G>, keyof typeof CODE_OF>]
  | 'clean'
  | 'toCheck'
  | 'absent';

/** Minimum credit, even for a page full of this fault, by impact (docs/catalogue.md, “What a fault of accessibility costs”). */
const FLOOR = { critical: 0, serious: 0, moderate: 0.25, minor: 0.4 };
const CARE_FLOOR = 0.4;
/** Advice beyond the standard costs between a tenth and a fifth of its group. */
const ADVICE = { floor: 0.8, most: 0.9 };

/** Why part of a rule's nodes was not seen. */
export const REASON: Readonly<Record<Exclude<AxeRule['ran'], 'whole'>, Blind>> = {
  part: 'tooLarge',
  tooLarge: 'tooLarge',
  time: 'time',
  // The page misled the engine, which is its own doing; a page that was left has no fact at all.
  interrupted: 'malformed',
  changed: 'interrupted',
  fault: 'fault',
};

/** Outcomes of rules for which the page was too large, or time ran out. */
const CUT_SHORT: readonly AxeRule['ran'][] = ['part', 'tooLarge', 'time'];

/** Maximum number of items in a finding. */
const ITEMS = 20;

interface Marked {
  readonly mark: AxeMark;
  readonly rule: AxeRule;
}

/** Credit `floor + (½ − floor) × (1 − share)`: one fault costs at least half, and repairing most faults shows. */
const computeCredit = ({ mark, rule }: Marked): number => {
  const share = rule.violating / (rule.violating + rule.passing);
  if (mark === 'advice') return ADVICE.floor + (ADVICE.most - ADVICE.floor) * (1 - share);
  const floor = mark === 'care' ? CARE_FLOOR : FLOOR[rule.impact ?? 'serious'];
  return floor + (0.5 - floor) * (1 - share);
};

/** Turns the violations of a rule that only asks a person to look into undecided nodes. */
const softenRule = (mark: AxeMark, rule: AxeRule): AxeRule =>
  mark === 'look'
    ? { ...rule, violating: 0, undecided: rule.undecided + rule.violating, toCheck: [...rule.toCheck, ...rule.nodes] }
    : rule;

const listRules = (group: AxeGroup, { rules }: Axe): readonly (Marked | null)[] =>
  Object.entries<AxeMark>(AXE_RULES[group]).map(([id, mark]) => {
    const rule = rules.find((one) => one.id === id);
    return rule === undefined ? null : { mark, rule: softenRule(mark, rule) };
  });

/** Items `rule: selector — markup`, followed by the measured contrast if there is one; each rule gets its share of the places. */
const listOffenders = (
  rules: readonly AxeRule[],
  kind: 'nodes' | 'toCheck',
): Pick<Ruling<string>, 'items' | 'places'> => {
  const telling = rules.filter((rule) => rule[kind].length > 0);
  const share = Math.ceil(ITEMS / Math.max(1, telling.length));
  const nodes = telling.flatMap((rule) => rule[kind].slice(0, share).map((node) => ({ id: rule.id, ...node })));
  return toPlacedItems(
    nodes.slice(0, ITEMS),
    ({ id, target, html, contrast }) => `${id}: ${target} — ${html}${contrast ? formatContrast(contrast) : ''}`,
    ({ target, html }) => ({ at: target, saw: html }),
  );
};

const sumRules = (rules: readonly AxeRule[], count: (rule: AxeRule) => number): number =>
  rules.reduce((sum, rule) => sum + count(rule), 0);

/** Maximum number of reasons reported. */
const REASONS = 3;

/**
 * Why a person has to look, the most frequent reason first: codes of `OPEN_REASONS` separated by spaces; '' when none
 * is known.
 */
export const listReasons = (rules: readonly AxeRule[]): string => {
  const counts = new Map<string, number>();
  for (const { toCheck } of rules)
    for (const { why } of toCheck) if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  return byCount
    .slice(0, REASONS)
    .map(([why]) => why)
    .join(' ');
};

const RANK = ['barrier', 'critical', 'fault', 'care', 'advice'] as const;

/** The ruling on one group of axe rules, or why the group could not be judged. */
export const decideVerdict = <G extends AxeGroup>(group: G, axe: Axe): Ruling<CodeOfGroup<G>> | Unseen => {
  const marked = listRules(group, axe);
  const rules = marked.flatMap((one) => one?.rule ?? []);
  const why = listReasons(rules);
  const counts = {
    toCheck: sumRules(rules, ({ undecided }) => undecided),
    inert: sumRules(rules, ({ inert }) => inert),
    ...(why !== '' && { why }),
  };
  const violated = marked.filter((one) => one !== null).filter(({ rule }) => rule.violating > 0);

  const worst = RANK.find((mark) => violated.some((one) => one.mark === mark));
  if (worst !== undefined) {
    const faulty = violated.map(({ rule }) => rule);
    const found: Ruling<string> = {
      code: CODE_OF[worst],
      credit: Math.min(...violated.map(computeCredit)),
      args: {
        faults: sumRules(faulty, ({ violating }) => violating),
        rules: faulty.length,
        ...counts,
        partly: rules.filter(({ ran }) => CUT_SHORT.includes(ran)).length,
      },
      ...listOffenders(faulty, 'nodes'),
    };
    // The mark comes from the group, so its code is one of the group's.
    return found as Ruling<CodeOfGroup<G>>;
  }
  const passing = sumRules(rules, (rule) => rule.passing);
  // What the page kept replacing was not seen; the rest was, and is in order.
  const isInPart = passing > 0 && rules.every(({ ran }) => ran === 'whole' || ran === 'changed');
  const blind = rules.find(({ ran }) => ran !== 'whole');
  if (blind !== undefined && blind.ran !== 'whole' && !isInPart) return toUnseen(REASON[blind.ran], blind.fault);
  if (marked.includes(null)) return toUnseen('interrupted');
  const partial = blind === undefined ? null : REASON.changed;
  if (counts.toCheck > 0) return { code: 'toCheck', args: counts, partial, ...listOffenders(rules, 'toCheck') };
  return { code: passing > 0 ? 'clean' : 'absent', args: counts, partial };
};

/** Every conclusion that a group's rules can lead to. */
export const listVerdicts = <G extends AxeGroup>(group: G): Readonly<Record<CodeOfGroup<G>, Conclusion>> => {
  const marks = Object.values<AxeMark>(AXE_RULES[group]);
  const codes = marks.flatMap((mark) => (mark === 'look' ? [] : [CODE_OF[mark]]));
  const declared = [...codes, 'clean', 'toCheck', 'absent'] as const;
  return Object.fromEntries(declared.map((code) => [code, CONCLUSIONS[code]])) as Record<CodeOfGroup<G>, Conclusion>;
};
