import { type AnyCheck, type Check, defineCheck } from '../../../check.ts';
import type { AxeGroup } from '../../../data/accessibility/axe-rules.ts';
import { type CodeOfGroup, decideVerdict, listVerdicts } from './axe-verdict.ts';

/** `effort` is given when the repair is a setting or one line rather than a change of the page. */
type Declared = Pick<AnyCheck, 'weight' | 'who' | 'effort'> & { readonly criterion: string };

/** Makes one check of a group of axe rules; `criterion` is the WCAG page of the first criterion it concerns. */
const group = <const G extends AxeGroup>(
  id: G,
  { criterion, ...declared }: Declared,
): Check<'axe', never, CodeOfGroup<G>, G> =>
  defineCheck({
    id,
    ...declared,
    source: `https://www.w3.org/WAI/WCAG22/Understanding/${criterion}.html`,
    needs: ['axe'],
    verdicts: listVerdicts(id),
    judge: ({ axe }) => decideVerdict(id, axe),
  });

export const imageAlternatives = group('image-alternatives', {
  weight: 9,
  who: 'zelf',
  criterion: 'non-text-content',
});
export const controlNames = group('control-names', { weight: 10, who: 'webbouwer', criterion: 'name-role-value' });
export const formLabels = group('form-labels', { weight: 10, who: 'webbouwer', criterion: 'labels-or-instructions' });
export const linkNames = group('link-names', { weight: 8, who: 'webbouwer', criterion: 'link-purpose-in-context' });
export const ariaUsage = group('aria-usage', { weight: 6, who: 'webbouwer', criterion: 'name-role-value' });
export const hiddenFromAssistiveTech = group('hidden-from-assistive-tech', {
  weight: 8,
  who: 'webbouwer',
  criterion: 'name-role-value',
});
export const keyboardAccess = group('keyboard-access', { weight: 9, who: 'webbouwer', criterion: 'keyboard' });
export const zoomAllowed = group('zoom-allowed', { weight: 8, who: 'webbouwer', effort: 1, criterion: 'resize-text' });
export const landmarks = group('landmarks', { weight: 2, who: 'webbouwer', criterion: 'info-and-relationships' });
export const skipRepeatedContent = group('skip-repeated-content', {
  weight: 4,
  who: 'webbouwer',
  effort: 1,
  criterion: 'bypass-blocks',
});
export const lists = group('lists', { weight: 3, who: 'webbouwer', criterion: 'info-and-relationships' });
export const tables = group('tables', { weight: 4, who: 'zelf', criterion: 'info-and-relationships' });
export const motionAndTime = group('motion-and-time', {
  weight: 5,
  who: 'webbouwer',
  criterion: 'timing-adjustable',
});
export const formAutocomplete = group('form-autocomplete', {
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  criterion: 'identify-input-purpose',
});
export const textSpacing = group('text-spacing', { weight: 3, who: 'webbouwer', effort: 1, criterion: 'text-spacing' });
export const touchTargets = group('touch-targets', { weight: 3, who: 'webbouwer', criterion: 'target-size-minimum' });
export const labelInName = group('label-in-name', { weight: 3, who: 'webbouwer', criterion: 'label-in-name' });
