import { titleHeadingAgree } from '../../../lib/checks/seo/title-heading-agree.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const pair = (title: string, ...headings: string[]) => ({
  page: page({
    head: { titles: title === '' ? [] : [title] },
    headings: headings.map((text) => ({ level: 1, text, visible: true })),
  }),
});
const hidden = {
  page: page({
    headings: [
      { level: 1, text: 'Fietsen', visible: false },
      { level: 2, text: 'Fietsen', visible: true },
    ],
  }),
};

cases(titleHeadingAgree, {
  agree: [
    pair('Fietsen repareren in Utrecht', 'Uw fiets gerepareerd'),
    pair('Contact | Bakkerij Jansen', 'Bakkerij Jansen'),
    pair('Prijzen', 'Iets anders', 'Onze prijzen'),
    pair('Verzekeringen', 'Ver\u00ADze\u00ADke\u00ADrin\u00ADgen'),
  ],
  differ: [pair('Fietsen repareren in Utrecht', 'Welkom in onze winkel'), pair('Over de kat', 'Over de hond')],
  absent: [pair('', 'Fietsen'), pair('Fietsen'), pair('Welkom bij ons', 'Fietsen'), hidden],
});
