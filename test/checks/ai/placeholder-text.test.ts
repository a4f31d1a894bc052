import { expect, test } from 'vitest';
import { placeholderText } from '../../../lib/checks/ai/placeholder-text.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const FILLER = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt.';
const OWN = 'Wij bakken elke ochtend brood van meel uit de molen van Wijhe, en op zaterdag ook taart.';
const on = (content: string) => ({ page: page({ text: { main: '', content, body: content } }) });

cases(placeholderText, {
  // On a page that nobody has edited yet, every word is from the maker of the system.
  makers: [on('Welcome! You haven’t created any frontpage content yet.'), on('Welcome to Nuxt! 4.5.2 Get started')],
  own: [on(OWN), on('De term lorem duidt op opvultekst.')],
  filler: [on(FILLER), on(`${OWN} ${FILLER}`), on(`${OWN} Klik hier om de tekst te bewerken.`)],
});

const capOf = (own: number): number => {
  const found = placeholderText.judge(on(`${`${OWN} `.repeat(own)}${FILLER}`));
  return 'cap' in found && typeof found.cap === 'number' ? found.cap : Number.NaN;
};

test('more filler lowers the cap, without a sudden drop', () => {
  const caps = Array.from({ length: 30 }, (_, own) => capOf(own));
  expect(caps[0]).toBe(40);
  expect(caps).toEqual(caps.toSorted((a, b) => a - b));
  expect(caps.at(-1)).toBeLessThanOrEqual(85);
});
