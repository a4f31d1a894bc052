import { screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { Check } from '../../../components/checks/ChecksView.tsx';
import { checkCatalogue } from '../../../lib/view/check-catalogue.ts';
import { checkPageWords } from '../../../lib/words/check-pages.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

describe.each(sampleOf(LOCALES, 2))('the conclusions of a check, in %s', (locale) => {
  const words = checkPageWords[locale];
  const all = checkCatalogue(locale);
  const columnsOf = (check: (typeof all)[number] | undefined): readonly (string | null)[] => {
    if (check === undefined) throw new Error('no such check');
    draw(<Check check={check} />, locale);
    const table = screen.getByRole('table', { name: words.conclusions });
    return within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  };

  test('have a column for what limits a pillar where one of them does, and none where none does', () => {
    const capped = all.find(
      ({ conclusions }) => conclusions.some(({ cap }) => cap !== '') && conclusions.some(({ cap }) => cap === ''),
    );
    expect(columnsOf(capped)).toEqual([words.outcome, words.sentence, words.costs, words.cap]);
  });

  test('have three columns otherwise', () => {
    const plain = all.find(({ conclusions }) => conclusions.every(({ cap }) => cap === ''));
    expect(columnsOf(plain)).toEqual([words.outcome, words.sentence, words.costs]);
  });
});
