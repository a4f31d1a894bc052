import { datesConsistent } from '../../../lib/checks/ai/dates-consistent.ts';
import { cases } from '../../kit/cases.ts';
import { article, openGraph } from './article.ts';

const dated = (published: string, modified = '') => ({
  datePublished: published,
  ...(modified === '' ? {} : { dateModified: modified }),
});
const american = (text: string) => {
  const facts = article({ data: dated('2026-11-05'), text });
  return { ...facts, page: { ...facts.page, document: { ...facts.page.document, lang: 'en-US' } } };
};
const PUBLISHED = dated('2026-11-12T09:00:00+01:00');

cases(datesConsistent, {
  consistent: [
    article({ data: PUBLISHED, text: 'Geplaatst op 12 november 2026.' }),
    article({ data: PUBLISHED, text: '11-11-2026' }),
    article({ data: PUBLISHED, text: 'Geplaatst: 12-11-26' }),
    article({ data: PUBLISHED, text: 'Geplaatst: 12-nov-2026' }),
    article({ data: PUBLISHED, times: [{ datetime: '2026-11-12', text: 'vorige week' }] }),
    article({ data: dated('2026-01-05', '2026-11-12'), text: 'Bijgewerkt: 12 nov. 2026' }),
    // A date that the text is about is not the article's own date.
    article({ data: PUBLISHED, text: `12 november 2026. ${'Lang verhaal. '.repeat(60)} Op 3 mei 1998 begon het.` }),
    openGraph('2026-11-12T09:00:00Z', '12 november 2026'),
    american('Published 11/5/2026'),
    american('Published 05/11/2026'),
  ],
  missing: [
    article({ data: PUBLISHED, text: 'Zonder datum.' }),
    article({ data: PUBLISHED, text: 'Op 5 mei 1945 werd Nederland bevrijd.' }),
    // Figures that are no date of the markup may be no date at all.
    article({ data: PUBLISHED, text: 'Maat 12-10-26' }),
    article({ text: '12 november 2026' }),
    article({ data: dated('binnenkort'), text: '12 november 2026' }),
  ],
  different: [
    article({ data: PUBLISHED, text: '2 november 2026' }),
    article({ data: dated('2026-11-05'), text: 'Geplaatst op 11/5/2026' }),
    american('Published 11/9/2026'),
  ],
  reversed: [article({ data: dated('2026-11-12', '2026-10-01'), text: '12 november 2026' })],
  future: [
    article({ data: dated('2026-11-22T18:00:00Z'), text: '22 november 2026' }),
    article({ data: dated('2026-11-12', '2027-01-01'), text: '12 november 2026' }),
  ],
  contradicts: [article({ data: PUBLISHED, text: '12 november 2023' })],
});
