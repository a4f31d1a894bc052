import fc from 'fast-check';
import sniff from 'html-encoding-sniffer';
import { defaultTreeAdapter, parse } from 'parse5';
import { detectEncoding } from '../../lib/parse/html/html-charset.ts';
import { bytesOf } from './encoding-cases.ts';

const LABELS = ['utf-8', 'KOI8-R', 'klingon', ' latin1 ', 'utf-16', 'x-user-defined', '', 'shift_jis'];
const label = fc.constantFrom(...LABELS);
const meta = fc.oneof(
  label.map((one) => `<meta charset="${one}">`),
  label.map((one) => `<META name=x charset='${one}'/>`),
  label.map((one) => `<meta http-equiv=content-type content="text/html; charset=${one}">`),
  label.map((one) => `<meta content="charset = '${one}'" http-equiv="Content-Type">`),
  label.map((one) => `<meta content="text/html; charset=${one}">`),
);
const beside = fc.constantFrom(
  '\n',
  '<link rel=icon href="/<meta charset=koi8-r>">',
  '<!-- <meta charset=koi8-r> -->',
  '<!-->',
  '<!--->',
  '<?x <meta charset=koi8-r>?>',
  '</meta charset=koi8-r>',
  '</ x>',
  '<base target="a>b">',
);
/** Elements whose content is text, which the prescan of the standard reads as markup and browsers do not. */
const text = fc.constantFrom(
  '<script>"<meta charset=koi8-r>"</script>',
  '<style>/* <meta charset=koi8-r> */</style >',
  '<title><meta charset=koi8-r></title>',
  '<script>/* </scripty> */</script\n>',
);
const pad = fc.integer({ min: 0, max: 1_500 }).map((length) => `<!--${'x'.repeat(length)}-->`);

/** Heads of pages, for the tree of an HTML parser: declarations anywhere, among what hides them. */
export const headPages = fc
  .array(fc.oneof(meta, beside, text, pad), { maxLength: 10 })
  .map((parts) => `<!doctype html><html><head>${parts.join('')}`);

/** It throws where a pragma's text ends behind the sign (6.0.0). */
const BREAKS_SNIFFER = 'charset=">';

/** Pages that the prescan alone must settle: nothing in them is text, and nothing lies beyond 1,024 bytes. */
export const shortPages = fc
  .array(fc.oneof(meta, beside), { maxLength: 8 })
  .map((parts) => `<!doctype html>${parts.join('')}`)
  .filter((html) => html.length < 1_000 && !html.includes(BREAKS_SNIFFER));

const LABEL = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/i;
const known = (name: string | undefined): string | null => {
  const found =
    name === undefined ? '' : sniff(new Uint8Array(), { transportLayerEncodingLabel: name, defaultEncoding: 'none' });
  if (found === '' || found === 'none') return null;
  if (/^utf-16/i.test(found)) return 'utf-8';
  return found === 'x-user-defined' ? 'windows-1252' : found.toLowerCase();
};

/** The encoding by the elements that a whole HTML parser makes, in the order in which it makes them. */
export const byTree = (html: string): string => {
  const declared: string[] = [];
  parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (name, namespace, attributes) => {
        const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value;
        const [, double, single, bare] = LABEL.exec(value('content') ?? '') ?? [];
        const isPragma = value('http-equiv')?.toLowerCase() === 'content-type';
        const found = known(value('charset')) ?? (isPragma ? known(double ?? single ?? bare) : null);
        if (name === 'meta' && found !== null) declared.push(found);
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
    },
  });
  return declared[0] ?? 'windows-1252';
};

export const bySniffer = (html: string): string => sniff(bytesOf(html)).toLowerCase();
export const byUs = (html: string): string => detectEncoding(bytesOf(html), 'text/html');
