import { pageTitle } from '../../../lib/checks/toegankelijkheid/page-title.ts';
import { axe, faulty } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';

cases(pageTitle, {
  clean: [{ axe: axe({ 'document-title': { passing: 1 } }) }],
  untitled: [{ axe: axe({ 'document-title': faulty(1), 'html-has-lang': { passing: 1 } }) }],
  anonymous: [{ axe: axe({ 'document-title': faulty(1), 'html-has-lang': faulty(1) }) }],
  absent: [{ axe: axe() }],
});
blindCases(pageTitle, [{ axe: axe({ 'document-title': { ran: 'interrupted' } }) }]);
