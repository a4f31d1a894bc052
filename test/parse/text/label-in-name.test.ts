import { describe, expect, test } from 'vitest';
import { compareLabelToName, type InName } from '../../../lib/parse/text/label-in-name.ts';

// WCAG 2.5.3 and its Understanding page: punctuation and case do not count, and a symbol is not text.
describe('compareLabelToName', () => {
  test.each<[string, string, boolean, InName]>([
    ['Zoeken', 'Zoeken op de site', false, 'in'],
    ['Zoeken…', 'zoeken', false, 'in'],
    ['Lees meer »', 'Lees meer over fietsen', false, 'in'],
    ['A.N.W.B. lid worden', 'ANWB lid worden', false, 'in'],
    ['Wi-Fi', 'wifi instellen', false, 'in'],
    ['×', 'Sluiten', false, 'in'],
    ['Datum (dd-mm-jjjj)', 'Datum', false, 'in'],
    ['Datum', 'Datum (dd-mm-jjjj)', false, 'in'],
    ['Go', 'Google', false, 'out'],
    ['x', 'Sluiten', false, 'perhaps'],
    ['Tel. 010', 'Telefoon 010', false, 'perhaps'],
    ['No file chosen Choose file or drop file', 'Upload a file, Choose file or drop file: No file chosen', true, 'in'],
    ['No file chosen Choose file', 'Choose file: No file chosen', false, 'perhaps'],
    ['Mr. Jansen', 'Mister Jansen', false, 'perhaps'],
    ['nr. 5', 'nummer 5', false, 'perhaps'],
    ['Log in', 'Login', false, 'perhaps'],
    ['24/7', '24 7', false, 'perhaps'],
    ['0612345', '0 6 1 2 3 4 5', false, 'out'],
    ['0 6 1', 'Call 0 6 1', false, 'in'],
    ['Login', 'Log in to your account', false, 'perhaps'],
    ['Mr Jansen', 'Mister Jansen', false, 'out'],
    ['Tel.', 'Bellen', false, 'out'],
    ['Verzenden', 'Formulier indienen', false, 'out'],
    ['Download specs', 'the download spec sheet', false, 'out'],
    ['Tel 010', 'Telefoon 010', false, 'out'],
    ['Bestel', 'Bestellen', false, 'out'],
  ])('%s, %s', (label, name, fromItself, expected) =>
    expect(compareLabelToName(label, name, fromItself)).toBe(expected),
  );
});
