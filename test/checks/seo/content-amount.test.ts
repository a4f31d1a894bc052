import { contentAmount } from '../../../lib/checks/seo/content-amount.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const written = (main: number, content = main, url = 'https://voorbeeld.nl/over-ons') => ({
  page: page({ document: { url }, text: { main: 'woord '.repeat(main), content: 'woord '.repeat(content) } }),
});

/** An application made of one component, whose shadow root contains everything. */
const component = (content: string, words: number) => ({
  page: page({
    document: { url: 'https://voorbeeld.nl/over-ons', openShadowRoots: 1 },
    text: { main: '', content, shadow: 'woord '.repeat(words) },
  }),
});

cases(contentAmount, {
  enough: [written(150), written(0, 150), written(200, 10), component('menu', 149)],
  little: [written(149), written(0, 50), component('menu', 49)],
  hardly: [written(0, 49), written(0), component('menu', 40)],
});

// An earlier version did not read shadow roots.
blindCases(contentAmount, [
  { page: page({ document: { url: 'https://voorbeeld.nl/over-ons', openShadowRoots: 1 }, text: { content: 'Menu' } }) },
]);
