import { FAULTS, GOOD } from '../axe/pages.ts';

/** What each fault adds at the end of the good page's content. */
const ADDED = FAULTS.flatMap(([, , html]) => {
  const [before = '', after = ''] = GOOD.split('</main>');
  return html.startsWith(before) && html.endsWith(`</main>${after}`)
    ? [html.slice(before.length, -after.length - 7)]
    : [];
});

/** One page with every fault that can be added to the good one, its content within a form. */
export const FAULTY = GOOD.replace(/<form.*?<\/form>/s, '')
  .replace('<main id="inhoud">', '<main id="inhoud"><form action="/afspraak">')
  .replace('</main>', `${ADDED.filter((one) => !one.includes('</form>')).join('')}</form></main>`);
