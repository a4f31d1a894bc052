import fc from 'fast-check';

/** Pieces of XML, well-formed and not: each next to any other (XML 1.0, the productions beside them). */
const WITHIN = [
  'a',
  ' ',
  '\n',
  '&amp;',
  '&#65;',
  '&#x1F600;',
  '<loc>https://voorbeeld.nl/</loc>',
  '<a x="1" y=\'2\'/>',
  '<:a/>',
  '<a:b xmlns:a="u"/>',
  '<é/>',
  '<!-- x -->',
  '<?pi x?>',
  '<![CDATA[<x>]]>',
  '>',
  '\u0085',
];
const WRONG = [
  '\u0001',
  '\u000b',
  '\ufffe',
  ']]>',
  '&',
  '&x;',
  '&#0;',
  '&#x1;',
  '&#xD800;',
  '&#x110000;',
  '&#;',
  '<',
  '<!-- -- -->',
  '<!-- x --->',
  '<?xml version="1.0"?>',
  '<?XML x?>',
  '<?pi',
  '<a x="1" x="2"/>',
  '<a x="1"y="2"/>',
  '<a x=1/>',
  '<a x/>',
  '<a x="<"/>',
  '<a x="&"/>',
  '<a x="\u0001"/>',
  '<1/>',
  '<-a/>',
  '< a/>',
  '<a>',
  '</a>',
  '<a></b>',
  '</ a>',
  '<![CDATA[x',
  '<!x>',
  '<a\u00a0x="1"/>',
  '<×/>',
];
const BEFORE = [
  '',
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8"?>',
  "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\n",
  '<!-- x -->',
  '<!DOCTYPE urlset>',
  '<!DOCTYPE urlset [<!ELEMENT urlset ANY> <!-- > ] -->]>',
  '<?xml version="1.0"?>\n<!DOCTYPE urlset SYSTEM "x.dtd">\n',
  '\n',
];
const BEFORE_WRONG = [
  ' <?xml version="1.0"?>',
  '<?xml?>',
  '<?xml version="2"?>',
  '<?xml encoding="utf-8"?>',
  '<?xml version="1.0" standalone="maybe"?>',
  'x',
  '&amp;',
  '<![CDATA[]]>',
  '<!DOCTYPE a><!DOCTYPE b>',
];
const AFTER = ['', '\n', '<!-- x -->', '<?x y?>'];
const AFTER_WRONG = ['<b/>', 'x', '&#32;', '<!DOCTYPE a>', '\u0001', '</urlset>', '<![CDATA[]]>', '\ufeff'];

const mostly = (good: readonly string[], bad: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

/** Small XML texts, about half of them well-formed. */
export const xmlTexts = fc
  .tuple(
    mostly(BEFORE, BEFORE_WRONG),
    fc.constantFrom('<urlset>', '<urlset xmlns="u">', '<urlset\n>', '<s:urlset xmlns:s="u">'),
    fc.array(mostly(WITHIN, WRONG), { maxLength: 8 }),
    mostly(AFTER, AFTER_WRONG),
  )
  .map(
    ([before, open, within, after]) =>
      `${before}${open}${within.join('')}</${open.includes('s:') ? 's:' : ''}urlset >${after}`,
  );
