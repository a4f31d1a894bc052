import { titleWidth } from '../../../lib/checks/seo/title-width.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const titled = (...titles: string[]) => ({ page: page({ head: { titles } }) });

cases(titleWidth, {
  fitting: [
    titled('Fietsen repareren in Utrecht | Voorbeeld Tweewielers'),
    titled('i'.repeat(62), 'x'),
    titled('i'.repeat(100)),
  ],
  short: [titled('Fietsen'), titled('Home')],
  long: [titled('W'.repeat(56)), titled('Fietsen repareren in Utrecht en omgeving, altijd snel en goed | Voorbeeld')],
  absent: [titled(), titled('')],
});

blindCases(titleWidth, [
  { page: page({ document: { translated: true }, head: { titles: ['Bicycle repairs in Utrecht by Voorbeeld'] } }) },
]);
