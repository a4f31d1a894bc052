import { expect, test } from 'vitest';
import { intrusiveOverlay } from '../../../lib/checks/seo/intrusive-overlay.ts';
import { cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

const covered = (share: number) => ({ scan: scan(), page: page({ overlay: { share, selector: 'div.popup' } }) });

const asking = (html: string, share = 1) => ({
  scan: scan(),
  page: page({ overlay: { share, selector: 'div', html } }),
});

cases(intrusiveOverlay, {
  free: [{ scan: scan(), page: page() }, covered(0.4)],
  // A newsletter that covers everything is neither a consent nor an age prompt.
  covered: [covered(0.41), covered(1), asking('<div>Schrijf u in', 1), asking('<div>Wij gebruiken cookies', 0.6)],
  walled: [
    asking('<div class="overlay">Wij gebruiken cookies'),
    asking('<div>Bent u 18 jaar of ouder?'),
    asking('<div id="age-gate">Welkom'),
    asking('<div>Geef toestemming om verder te gaan', 0.9),
  ],
  wallPage: [
    { scan: scan(), page: page({ text: { body: 'Bent u 18 jaar of ouder? Ja Nee' } }) },
    {
      scan: scan(),
      page: page({
        text: { body: 'Voordat je verder gaat naar de krant: wij plaatsen cookies. Akkoord Instellingen' },
      }),
    },
  ],
});

test('a slightly different window height gives the same sentence', () => {
  expect(intrusiveOverlay.judge(covered(0.41))).toEqual(intrusiveOverlay.judge(covered(0.42)));
  expect(intrusiveOverlay.judge(covered(0.42))).toMatchObject({ args: { percent: 40 } });
});
