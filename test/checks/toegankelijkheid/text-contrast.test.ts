import { textContrast } from '../../../lib/checks/toegankelijkheid/text-contrast.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const on = (rules: Parameters<typeof axe>[0], document: NonNullable<Parameters<typeof page>[0]>['document'] = {}) => ({
  axe: axe(rules),
  page: page({ document }),
});

cases(textContrast, {
  violated: [on({ 'color-contrast': faulty(3) }), on({ 'link-in-text-block': faulty(1) })],
  clean: [on({ 'color-contrast': { passing: 12 } })],
  toCheck: [on({ 'color-contrast': undecided(2, { passing: 12 }) })],
  absent: [on({})],
});

blindCases(textContrast, [
  on({ 'color-contrast': faulty(3) }, { recoloured: true }),
  on({ 'color-contrast': { passing: 12 } }, { recoloured: true }),
  on({ 'color-contrast': { ran: 'part', passing: 40 } }),
  on({ 'color-contrast': { ran: 'tooLarge' } }),
  on({ 'color-contrast': { ran: 'time', passing: 3 } }),
  on({ 'link-in-text-block': { ran: 'interrupted' } }),
]);
