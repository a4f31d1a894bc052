import { canonicalSingle } from '../../../lib/checks/seo/canonical-single.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, seen } from '../../kit/facts.ts';

const HERE = 'https://voorbeeld.nl/';
const named = (hrefs: readonly (string | null)[], header?: string) => ({
  page: page({ head: { links: hrefs.map((href) => linkElement('canonical', href)) } }),
  fresh: seen(http(header === undefined ? {} : { link: header })),
});
const inBody = { page: page({ head: { links: [linkElement('canonical', HERE, { inHead: false })] } }) };

cases(canonicalSingle, {
  single: [
    named([HERE]),
    {
      ...named([]),
      page: page({
        head: { links: [linkElement('canonical', HERE), linkElement('canonical', `${HERE}de`, { hreflang: 'de' })] },
      }),
    },
    named([HERE], '</en>; rel=canonical; hreflang=en'),
    named([], `<${HERE}>; rel="canonical"`),
    named([HERE], '</a>; rel=preload'),
  ],
  absent: [named([]), { ...named([]), ...inBody }],
  ignored: [
    { ...named([]), page: page({ head: { links: [linkElement('canonical', HERE, { hreflang: 'nl' })] } }) },
    { ...named([]), page: page({ head: { links: [linkElement('canonical', HERE, { media: 'print' })] } }) },
    { ...named([]), page: page({ head: { links: [linkElement('canonical', HERE, { type: 'text/html' })] } }) },
  ],
  repeated: [named([HERE, HERE]), named([HERE], '</>; rel=canonical')],
  different: [
    named([HERE, `${HERE}a`]),
    named([HERE], '</a>; rel="canonical"'),
    { ...named([HERE, `${HERE}a`]), fresh: blind('denied') },
  ],
  empty: [named(['']), { ...named(['']), fresh: blind('denied') }],
  unparsable: [
    {
      ...named([]),
      page: page({ head: { links: [linkElement('canonical', null, { raw: 'https://[' })] } }),
    },
  ],
  errorPage: [
    { ...named([HERE]), fresh: blind('notApplicable') },
    { ...named([]), fresh: seen(http({}, { status: 500 })) },
  ],
});

blindCases(canonicalSingle, [
  { ...named([HERE]), fresh: blind('denied') },
  { ...named([]), fresh: blind('wall') },
]);
