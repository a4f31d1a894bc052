import { headings } from '../../../lib/checks/toegankelijkheid/headings.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const h1 = (text: string, visible = true) => ({ level: 1, text, visible });
const fine = axe({ 'page-has-heading-one': { passing: 1 } });

cases(headings, {
  clean: [
    { axe: fine, page: page() },
    { axe: fine, page: page({ headings: [h1('Fietsen'), h1('Verborgen', false)] }) },
    { axe: fine, page: page({ headings: [h1('Fietsen'), { ...h1('Fietsen'), silent: true }] }) },
  ],
  flagged: [
    { axe: axe({ 'heading-order': faulty(1, {}, 'moderate') }), page: page() },
    { axe: axe({ 'empty-heading': faulty(1, {}, 'minor') }), page: page({ headings: [h1('A'), h1('B')] }) },
  ],
  several: [
    { axe: fine, page: page({ headings: [h1('A'), h1('B')] }) },
    { axe: axe({ 'heading-order': { ran: 'interrupted' } }), page: page({ headings: [h1('A'), h1('B')] }) },
  ],
  toCheck: [{ axe: axe({ 'empty-heading': undecided(1) }), page: page() }],
  absent: [{ axe: axe(), page: page({ headings: [] }) }],
});
blindCases(headings, [{ axe: axe({ 'heading-order': { ran: 'time' } }), page: page() }]);
