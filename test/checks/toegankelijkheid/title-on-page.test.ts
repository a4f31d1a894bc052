import { titleOnPage } from '../../../lib/checks/toegankelijkheid/title-on-page.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { type Deep, image, link, page, scan } from '../../kit/facts.ts';

const BODY = 'De haven van de oude stad is vorig jaar opnieuw uitgegraven en de vissers zijn terug.';

const titled = (title: string, changes: Deep<Facts['page']> = {}) => ({
  scan: scan({ host: 'www.visafslag.nl' }),
  page: page({
    document: { lang: 'nl' },
    head: { titles: [title] },
    headings: [],
    images: { list: [] },
    links: { list: [] },
    ...changes,
    text: { body: BODY, ...changes.text },
  }),
});

cases(titleOnPage, {
  shared: [
    titled('Havens in Nederland'),
    titled('Oudere steden'),
    titled('Prijzen en tijden', { images: { list: [image({ alt: 'Alle tijden' })] } }),
    titled('Prijzen en tijden', { links: { list: [link({ text: 'Prijzen' })] } }),
    titled('Prijzen en tijden', { headings: [{ level: 2, text: 'Prijzen', visible: false }] }),
  ],
  apart: [titled('Appeltaart bakken'), titled('Naamloos voorbeeldbestand'), titled('Appeltaart bakken | Visafslag')],
  unclear: [
    titled(''),
    titled('Zeekaart'),
    titled('Visafslag'),
    titled('Zeekaart | Visafslag'),
    titled('Cooking with the apples'),
    titled('Рецепты яблочных пирогов'),
    titled('Appeltaart bakken', { document: { lang: null } }),
    titled('Appeltaart bakken', { text: { body: 'Even geduld' } }),
    titled('苹果派食谱', { document: { lang: 'zh' }, text: { body: `${'港口 '.repeat(30)}` } }),
    titled('Jansen Maritiem', {
      head: {
        titles: ['Jansen Maritiem'],
        metas: [{ name: '', property: 'og:site_name', httpEquiv: '', content: 'Jansen Maritiem', inHead: true }],
      },
    }),
  ],
});
blindCases(titleOnPage, [
  titled('Appeltaart bakken', { document: { lang: 'nl', translated: true } }),
  titled('Appeltaart bakken', { text: { body: BODY, truncated: true } }),
]);
