import { canonicalAbsolute } from '../../../lib/checks/seo/canonical-absolute.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, seen } from '../../kit/facts.ts';

const HERE = 'https://voorbeeld.nl/';
const named = (raw: string | null, header?: string) => ({
  page: page({
    head: { links: raw === null ? [] : [linkElement('canonical', URL.parse(raw, HERE)?.href ?? null, { raw })] },
  }),
  fresh: seen(http(header === undefined ? {} : { link: header })),
});

cases(canonicalAbsolute, {
  absolute: [named(HERE), named(null, `<${HERE}>; rel=canonical`)],
  notWeb: [named('file:///C:/sites/index.html'), named('data:text/plain,a'), named(HERE, '<file:///a>; rel=canonical')],
  relative: [
    named('/'),
    named('//voorbeeld.nl/'),
    named(HERE, '</a>; rel=canonical'),
    { ...named('/a'), fresh: blind('denied') },
  ],
  insecure: [named('http://voorbeeld.nl/')],
  fragment: [named(`${HERE}#boven`)],
  absent: [named(null), named('https://[')],
  errorPage: [{ ...named(HERE), fresh: blind('notApplicable') }],
});

blindCases(canonicalAbsolute, [
  { ...named(HERE), fresh: blind('denied') },
  { ...named(null), fresh: blind('login') },
]);
