import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { parseRefreshDelay } from '../../lib/parse/html/meta-refresh.ts';

/** Heads of pages as people and systems write them, and what parse5 makes of them: a whole parser, in which scripts run. */

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
const HTML = 'http://www.w3.org/1999/xhtml';

const WORDS = [
  'Fietsen',
  ' & ',
  '&amp;',
  '&ndash;',
  '&#8211;',
  '&#x2013;',
  '&eacute;',
  '&nbsp;',
  '&copy',
  '&notit;',
  '&#0;',
  '&#150;',
  '<b>',
  '</b>',
  '\n',
  '"',
  '&bogus;',
];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((parts) => parts.join(''));
const quoted = text.map((value) => `"${value.replaceAll('"', '')}"`);
const wrapped = (names: readonly string[], inner: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...names), inner, fc.constantFrom('', ' x', '\n'))
    .map(([name, content, more]) => `<${name}${more}>${content}</${name}>`);

const title = fc.oneof(
  text.map((content) => `<title>${content}</title>`),
  text.map((content) => `<TITLE lang=nl>${content}</title >`),
);
const refresh = fc
  .tuple(
    fc.constantFrom('refresh', 'Refresh', ' refresh', 'refreshed'),
    fc.constantFrom('0; url=/a', '5', 'nu', "0;URL='/b'", '0; url=/a?b&amp;c=1&copy=2'),
  )
  .map(([name, content]) => `<meta http-equiv="${name}" content="${content}">`);
const policy = fc
  .constantFrom('script-src &#39;self&#39;', "default-src 'none'", '')
  .map((content) => `<meta http-equiv=Content-Security-Policy content="${content}">`);
const meta = fc.oneof(
  refresh,
  policy,
  quoted.map((content) => `<meta name=description content=${content}>`),
);
const plain = fc.oneof(
  title,
  meta,
  fc.constantFrom(
    '<link rel=x>',
    '<base href=/>',
    'x',
    ' ',
    '\n',
    '</head>',
    '<body>',
    '<p>',
    '</p>',
    '<br>',
    '</br>',
    '<div>',
    '</div>',
    '<head>',
    '<html lang=nl>',
    '</x>',
    '<input>',
    '<?php echo 1 ?>',
    '<!doctype html>',
    '<b',
    '</title>',
    '<title/>',
    '<meta/>',
  ),
);
const comment = fc
  .array(plain, { maxLength: 3 })
  .chain((parts) => fc.constantFrom('<!--', '<!-- ', '<!').map((open) => `${open}${parts.join('')}-->`));
const raw = wrapped(
  ['script', 'style', 'noscript', 'iframe', 'xmp', 'noframes', 'textarea', 'noembed', 'template'],
  fc.array(fc.oneof(plain, comment), { maxLength: 3 }).map((parts) => parts.join('')),
);
const writing = fc
  .array(plain, { maxLength: 2 })
  .map((parts) => `<script>document.write('${parts.join('')}')</script>`);
const shaped = wrapped(
  ['svg', 'math', 'svg><foreignObject', 'svg><desc', 'svg><style', 'math><mi', 'svg><g/><title'],
  fc.array(plain, { maxLength: 3 }).map((parts) => parts.join('')),
).map((html) => html.replace(/<\/(svg|math)>(\w+)$/, '</$1>'));

/** A head, perhaps with what ends it early. */
export const heads: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: plain },
      { weight: 3, arbitrary: raw },
      { weight: 1, arbitrary: comment },
      { weight: 1, arbitrary: writing },
      { weight: 1, arbitrary: shaped },
    ),
    { maxLength: 9 },
  )
  .map((parts) => `<!doctype html><head>${parts.join('')}`);

/** Elements of HTML in a document's own tree, in order. */
function* elementsIn(node: Parent): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    if (child.namespaceURI === HTML) yield child;
    yield* elementsIn(child);
  }
}

const attributeOf = ({ attrs }: Element, name: string): string => attrs.find((one) => one.name === name)?.value ?? '';
const childText = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** What the whole parser makes of it: the title, the content of the first refresh, the policies of the head. */
export const readByParser = (
  html: string,
): { readonly title: string; readonly refresh: string | null; readonly policies: readonly string[] } => {
  const elements = [...elementsIn(parse(html))];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const isPragma = (one: Element, name: string) => attributeOf(one, 'http-equiv').toLowerCase() === name;
  const first = metas.find(
    (one) => isPragma(one, 'refresh') && parseRefreshDelay(attributeOf(one, 'content')) !== null,
  );
  const own = elements.find(({ tagName }) => tagName === 'title');
  return {
    title: (own === undefined ? '' : childText(own)).replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, ''),
    refresh: first === undefined ? null : attributeOf(first, 'content'),
    policies: metas
      .filter(
        (one) =>
          isPragma(one, 'content-security-policy') &&
          one.parentNode !== null &&
          'tagName' in one.parentNode &&
          one.parentNode.tagName === 'head',
      )
      .map((one) => attributeOf(one, 'content'))
      .filter((content) => content !== ''),
  };
};
