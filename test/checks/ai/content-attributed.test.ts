import { contentAttributed } from '../../../lib/checks/ai/content-attributed.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page, property } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes) => ({ page: page(changes) });

const SUBJECT: Changes = {
  head: { titles: ['Tulpen planten - Tuinvereniging'] },
  headings: [{ level: 1, text: 'Tulpen planten', visible: true }],
  text: { main: '', content: 'Tulpen plant u in november.', body: 'Tulpen plant u in november.' },
};
const TIMES = { authorship: { times: [{ datetime: '2026-11-02', text: '2 november 2026' }] } };
const named = (jsonLd: object): Changes => ({ structuredData: { jsonLd: [JSON.stringify(jsonLd)] } });
const WHOLE: Changes = {
  ...SUBJECT,
  ...TIMES,
  ...named({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Tuinvereniging' }),
};

cases(contentAttributed, {
  attributed: [
    on(WHOLE),
    // A name in the footer and a date in the text are sufficient.
    on({
      ...SUBJECT,
      head: { titles: ['Tulpen planten'], metas: [property('og:type', 'website')] },
      text: {
        ...SUBJECT.text,
        body: 'Tulpen plant u in november. Bijgewerkt op 2 november 2026.',
        footer: '© 2026 De Vries',
      },
    }),
  ],
  partly: [
    on({
      head: { titles: ['Home'] },
      headings: [],
      document: { openShadowRoots: 2 },
      text: { main: '', content: '', body: '', footer: '', shadow: 'Bijgewerkt op 2 november 2026. © 2026 De Vries' },
    }),
    on(SUBJECT),
    on({ ...SUBJECT, ...TIMES }),
    on({ ...WHOLE, head: { titles: ['Home'] } }),
  ],
  nothing: [
    on({
      head: { titles: ['Home'] },
      headings: [{ level: 1, text: 'Dashboard', visible: true }],
      text: { main: '', content: '12 34 56', body: '12 34 56', footer: '' },
    }),
    on({
      head: { titles: ['Home'] },
      headings: [],
      document: { openShadowRoots: 2 },
      text: { main: '', content: '', body: '', footer: '', shadow: 'Welkom' },
    }),
    // A year alone does not name anybody.
    on({
      head: { titles: ['Home'] },
      headings: [],
      text: { main: '', content: 'Welkom', body: 'Welkom', footer: '© 2026' },
    }),
  ],
});

blindCases(contentAttributed, [on({ ...SUBJECT, document: { openShadowRoots: 3 } })]);
