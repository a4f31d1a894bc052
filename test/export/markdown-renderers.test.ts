import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { escapeInline } from '../../lib/export/markdown-text.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { findProgram } from '../browser/kit/find-program.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/**
 * The saved Markdown as two renderers read it: GitHub's own, which Debian packages (`npm test` installs it), and markdown-it
 * with everything switched on that makes a link of what is none.
 */

const program = findProgram(['cmark-gfm']);
if (program === undefined) process.stdout.write('skipped: Markdown in cmark-gfm, which is not installed\n');

const EXTENSIONS = ['autolink', 'table', 'strikethrough', 'tagfilter', 'tasklist', 'footnotes'];
const cmark = (markdown: string): string => {
  const args = ['--unsafe', ...EXTENSIONS.flatMap((name) => ['-e', name])];
  const { stdout, status } = spawnSync(program ?? '', args, { input: markdown, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`cmark-gfm ended with ${status}`);
  return stdout;
};
const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: false });
markdownIt.linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });

const RENDERERS: readonly (readonly [string, (markdown: string) => string])[] = [
  ['markdown-it', (markdown) => markdownIt.render(markdown)],
  ...(program === undefined ? [] : [['cmark-gfm', cmark] as const]),
];

test('quotation marks of an attribute stay within its code span', () => {
  expect(escapeInline('Voeg alt="" toe, of lang="nl".')).toBe('Voeg `alt=""` toe, of `lang="nl"`.');
  expect(escapeInline('“www.voorbeeld.nl” en "a.nl"')).toBe('“`www.voorbeeld.nl`” en "`a.nl`"');
});

/** What some renderer turns into a link, an image, a mention or a list. */
const KNOWN = [
  ...[
    'https://elders.nl/pad?a=b',
    'http:elders.nl',
    'www.elders.nl',
    'elders.nl',
    'bücher.de',
    'пример.рф',
    '例え.テスト',
  ],
  ...[
    'ftp://a.nl',
    'mailto:a@b.nl',
    'xmpp:a@b.nl',
    'a@b.nl',
    '//elders.nl',
    'javascript:alert(1)',
    'tel:+31',
    '10.0.0.1',
  ],
  ...['@octocat', '@org/team', '#123', 'GH-12', 'gh-7', 'user/repo#1', 'user/repo@abcdef1234', 'abcdef1', '1234567890'],
  ...[
    'GHSA-aaaa',
    'CVE-2024-1',
    'JIRA-9',
    ':smile:',
    ':+1:',
    'a:b:c',
    '12:30',
    '14:05:30',
    'README.md',
    'node.js',
    'o.a. zo',
  ],
  ...[
    '[^1]',
    '[^1]: voet',
    '[a]: https://b.nl',
    '[x](y)',
    '![x](y)',
    '$x^2$',
    '$$x$$',
    '$`x`$',
    '$ 5 en 6 $',
    '&amp;',
    '&#64;',
  ],
  ...[
    '<https://a.nl>',
    '<b>',
    '<a href=x>',
    '<!--',
    '- [ ] taak',
    '~~weg~~',
    '**a**',
    '_a_',
    '*',
    '1. een',
    '2) twee',
    '+ een',
  ],
  ...[
    '- een',
    '---',
    '===',
    '> citaat',
    '# kop',
    'kop #',
    '\\',
    'a\\',
    '`',
    '``',
    '`a',
    'a`b`',
    '|',
    '||',
    '\\|',
    'a\\|b@c',
    '|---|',
  ],
  ...[
    '"elders.nl".',
    '(elders.nl)',
    '«@x»',
    'Gewone zin.',
    'HTTP/2 en/of',
    '6,3',
    '6.3',
    'x'.repeat(300),
    ' ',
    '\t',
    '\n\n',
    '\u00a0',
  ],
];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...KNOWN), hostile), { minLength: 1, maxLength: 6 })
  .chain((pieces) => fc.constantFrom('', ' ').map((between) => pieces.join(between)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (html: string): string => html.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const tagsIn = (html: string): readonly string[] => [...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([tag]) => tag);
const textOf = (html: string): string => decoded(html.replace(/<[^>]*>/g, ''));
/** Text outside code: only there GitHub detects references. */
const outsideCode = (html: string): string =>
  decoded(html.replace(/<(code|pre)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '));

/** What GitHub makes something of after the Markdown is read, in any text that is not code. */
const REFERENCES: readonly RegExp[] = [
  /@/,
  /#\d/,
  /\bGH-\d/i,
  /(?<![\p{L}\p{N}])[\da-f]{7,40}(?![\p{L}\p{N}])/iu,
  /:[\w+-]+:/,
  /\$/,
  /\/\/|www\./i,
  /\[/,
];
const referencesIn = (html: string): readonly string[] =>
  REFERENCES.flatMap((pattern) => pattern.exec(outsideCode(html))?.[0] ?? []);

const folded = (text: string): string => text.split(/\s+/).join(' ').trim();

describe.each(RENDERERS)('in %s', (_, render) => {
  test(
    'text remains text: no link, mention, image or markup',
    () => {
      const paragraphs = fc.array(anyText.map(makeVisible), { minLength: 1, maxLength: 20 });
      fc.assert(
        fc.property(paragraphs, (texts) => {
          const shown = texts.filter((text) => folded(text) !== '');
          const html = render(shown.map(escapeInline).join('\n\n'));
          expect(tagsIn(html).filter((tag) => !/^<\/?(?:p|code)$/.test(tag))).toEqual([]);
          expect(referencesIn(html)).toEqual([]);
          const lines = html
            .split(/<\/p>\s*/)
            .slice(0, -1)
            .map(textOf);
          expect(lines).toEqual(shown.map(folded));
        }),
        { numRuns: Math.ceil(RUNS / 5) },
      );
    },
    LONG,
  );

  test(
    'text in a table cell remains text',
    () => {
      const cells = fc.array(anyText.map(makeVisible), { minLength: 1, maxLength: 20 });
      fc.assert(
        fc.property(cells, (texts) => {
          const rows = texts.map((text) => `| ${escapeInline(text)} | x |`).join('\n');
          const html = render(`| a | b |\n| --- | --- |\n${rows}\n`);
          expect(tagsIn(html).filter((tag) => !/^<\/?(?:table|thead|tbody|tr|th|td|code)$/.test(tag))).toEqual([]);
          expect(referencesIn(html)).toEqual([]);
          const lines = [...html.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell));
          expect(lines).toEqual(texts.flatMap((text) => [folded(text), 'x']));
        }),
        { numRuns: Math.ceil(RUNS / 5) },
      );
    },
    LONG,
  );

  test(
    'a report keeps its structure, whatever untrusted text it contains',
    () => {
      const shapeOf = (html: string): readonly string[] => tagsIn(html).filter((tag) => !/^<\/?code$/.test(tag));
      const plain = shapeOf(render(reportMarkdown(reportWith('gewoon'), 'nl')));
      fc.assert(
        fc.property(
          anyText.filter((text) => folded(makeVisible(text)) !== ''),
          (text) => {
            const html = render(reportMarkdown(reportWith(text), 'nl'));
            expect(shapeOf(html)).toEqual(plain);
            expect(referencesIn(html)).toEqual([]);
          },
        ),
        { numRuns: Math.ceil(RUNS / 10) },
      );
    },
    LONG,
  );

  test.each(['nl', 'en'] as const)('an ordinary report in %s has no link and no reference', (locale) => {
    const html = render(reportMarkdown(sampleReport(), locale));
    expect(html).not.toMatch(/<(?:a|img|input|del|sup|script)\b/);
    expect(referencesIn(html)).toEqual([]);
  });
});
