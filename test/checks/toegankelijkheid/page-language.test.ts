import { pageLanguage } from '../../../lib/checks/toegankelijkheid/page-language.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

type Rules = Parameters<typeof axe>[0];
const on = (rules: Rules, translated = false) => ({ axe: axe(rules), page: page({ document: { translated } }) });

cases(pageLanguage, {
  violated: [on({ 'html-has-lang': faulty(1) }), on({ 'html-xml-lang-mismatch': faulty(1, {}, 'moderate') })],
  clean: [on({ 'html-has-lang': { passing: 1 } })],
  toCheck: [on({ 'valid-lang': undecided(1) })],
  absent: [on({})],
});

blindCases(pageLanguage, [
  on({ 'html-has-lang': { passing: 1 } }, true),
  // The other attribute was left unchanged.
  on({ 'html-has-lang': { passing: 1 }, 'html-xml-lang-mismatch': faulty(1, {}, 'moderate') }, true),
  on({ 'html-has-lang': { ran: 'time' } }),
]);
