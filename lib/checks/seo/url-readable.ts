import { defineCheck } from '../../check.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { withoutTracking } from '../../parse/url/page-address.ts';

const LIMIT = { length: 115, parameters: 2 };
const SESSION = /^(phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken)$/i;

const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Faults that make an address hard to read or to share; each name has its own text. */
const listUrlFaults = (url: URL): readonly string[] => {
  const path = decodePath(url.pathname);
  const names = [...url.searchParams.keys()];
  const faults: readonly (readonly [string, boolean])[] = [
    ['A-Z', /\p{Lu}/u.test(path)],
    ['_', path.includes('_')],
    ['//', path.includes('//')],
    [`> ${LIMIT.length}`, url.href.length > LIMIT.length],
    [`? > ${LIMIT.parameters}`, names.length > LIMIT.parameters],
    ['sessionid', names.some((name) => SESSION.test(name)) || /;jsessionid=/i.test(path)],
  ];
  return faults.flatMap(([name, isBroken]) => (isBroken ? [name] : []));
};

export const urlReadable = defineCheck({
  id: 'url-readable',
  weight: 1,
  who: 'webbouwer',
  effort: 3,
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: ['page'],
  verdicts: { readable: 'pass', awkward: 'warn' },
  appliesTo: isServed,

  judge({ page }) {
    const url = URL.parse(withoutTracking(page.document.url));
    const faults = url === null ? [] : listUrlFaults(url);
    if (url === null || faults.length === 0) return { code: 'readable' };
    return { code: 'awkward', args: { count: faults.length }, items: [`${faults.join(' · ')} — ${url.href}`] };
  },
});
