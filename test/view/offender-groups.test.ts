import { expect, test } from 'vitest';
import { decideVerdict } from '../../lib/checks/toegankelijkheid/shared/axe-verdict.ts';
import { AXE_RULES, type AxeGroup, type AxeRuleId } from '../../lib/data/accessibility/axe-rules.ts';
import { withContrast } from '../../lib/parse/css/contrast.ts';
import { groupOffenders } from '../../lib/view/offender-groups.ts';
import { axe, faulty, undecided } from '../kit/axe.ts';

const itemsOf = (group: AxeGroup, rules: Parameters<typeof axe>[0]): readonly string[] => {
  const ruling = decideVerdict(group, axe(rules));
  return 'items' in ruling ? (ruling.items ?? []) : [];
};
const groups = Object.keys(AXE_RULES) as AxeGroup[];

test.each(groups)('every rule of %s is recognised in its items', (id) => {
  const rules = Object.keys(AXE_RULES[id]) as AxeRuleId[];
  for (const some of [faulty(2), undecided(2)]) {
    for (const rule of rules) {
      const items = itemsOf(id, { [rule]: some });
      expect(groupOffenders({ pillar: 'toegankelijkheid', items })).toEqual([{ rule, items: [0, 1] }]);
    }
  }
});

test('rules are grouped separately, in order', () => {
  const items = itemsOf('text-contrast', { 'color-contrast': faulty(2), 'link-in-text-block': faulty(1) });
  expect(groupOffenders({ pillar: 'toegankelijkheid', items })).toEqual([
    { rule: 'color-contrast', items: [0, 1] },
    { rule: 'link-in-text-block', items: [2] },
  ]);
});

test.each([
  ['beveiliging', 'label: p — <p></p>'],
  ['toegankelijkheid', 'constructor: p — <p></p>'],
  ['toegankelijkheid', 'p — label: x'],
] as const)('an item without a rule of the engine has none, %s with %j', (pillar, item) =>
  expect(groupOffenders({ pillar, items: [item] })).toEqual([{ rule: null, items: [0] }]),
);

test('measurements are included', () => {
  const contrast = { ratio: 2, needed: 4.5, text: '#aaaaaa', background: '#ffffff' };
  const nodes = [{ target: 'p', html: '<p>Grijs</p>', contrast }];
  const items = itemsOf('text-contrast', { 'color-contrast': { ...faulty(1), nodes } });
  expect(items.map(withContrast)).toEqual([{ offender: 'color-contrast: p — <p>Grijs</p>', contrast, isLink: false }]);
});
