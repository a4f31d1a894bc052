import { screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { Check } from '../../../components/checks/ChecksView.tsx';
import { checkCatalogue } from '../../../lib/view/check-catalogue.ts';
import { checkPageWords } from '../../../lib/words/check-pages.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

describe.each(sampleOf(LOCALES, 2))('the table of conclusions of a check, in %s', (locale) => {
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

  test('has a column for caps if any conclusion has one', () => {
    const capped = all.find(
      ({ conclusions }) => conclusions.some(({ cap }) => cap !== '') && conclusions.some(({ cap }) => cap === ''),
    );
    expect(columnsOf(capped)).toEqual([words.outcome, words.sentence, words.costs, words.cap]);
  });

  test('has three columns otherwise', () => {
    const plain = all.find(({ conclusions }) => conclusions.every(({ cap }) => cap === ''));
    expect(columnsOf(plain)).toEqual([words.outcome, words.sentence, words.costs]);
  });
});
