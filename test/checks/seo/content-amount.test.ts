import { contentAmount } from '../../../lib/checks/seo/content-amount.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const written = (main: number, content = main, url = 'https://voorbeeld.nl/over-ons') => ({
  page: page({ document: { url }, text: { main: 'woord '.repeat(main), content: 'woord '.repeat(content) } }),
});

cases(contentAmount, {
  enough: [written(150), written(0, 150), written(200, 10)],
  little: [written(149), written(0, 50)],
  hardly: [written(0, 49), written(0)],
});

// The application is one component, in whose shadow root all of it stands.
blindCases(contentAmount, [
  { page: page({ document: { url: 'https://voorbeeld.nl/over-ons', openShadowRoots: 1 }, text: { content: 'Menu' } }) },
]);
