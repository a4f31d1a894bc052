import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeAction } from '../../lib/parse/action-address.ts';
import { canonicalHeaders } from '../../lib/parse/canonical.ts';
import { contentWords } from '../../lib/parse/content-words.ts';
import { distributionIn } from '../../lib/parse/distribution.ts';
import { focusSelector, selectorList } from '../../lib/parse/focus-selector.ts';
import { isGenericText } from '../../lib/parse/generic-text.ts';
import { hostOf, isLocalHost, isUnder } from '../../lib/parse/host-match.ts';
import { hreflangHeaders } from '../../lib/parse/hreflang.ts';
import { isHtmlAnswer } from '../../lib/parse/html-answer.ts';
import { imitatesSignIn } from '../../lib/parse/imitated-sign-in.ts';
import { caaDomainsOf } from '../../lib/parse/issuer.ts';
import { cents, phoneDigits } from '../../lib/parse/key-facts.ts';
import { travelsSideways } from '../../lib/parse/keyframe-travel.ts';
import { entropyOf, isObfuscated } from '../../lib/parse/obfuscation.ts';
import { isOwnAddress } from '../../lib/parse/own-address.ts';
import { isHomePath, isSameAddress, pathSegments, withoutTracking } from '../../lib/parse/page-address.ts';
import { matchesPath, normalisePath, readPattern } from '../../lib/parse/robots-path.ts';
import { compareLanguages } from '../../lib/parse/same-language.ts';
import { textWidth } from '../../lib/parse/text-width.ts';
import { parseViewport } from '../../lib/parse/viewport.ts';
import { hostileText } from './hostile-texts.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 500);
const LONG = 300_000;
const ADDRESS = 'https://voorbeeld.nl/a?b=c';

/** Readers of a stranger's text that have no property of their own elsewhere. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'action-address': looksLikeAction,
  canonical: (text) => canonicalHeaders(text, ADDRESS),
  'content-words': contentWords,
  distribution: distributionIn,
  'focus-selector': (text) => [selectorList(text), focusSelector(text)],
  'generic-text': (text) => isGenericText(text, 'nl'),
  'host-match': (text) => [hostOf(text), isUnder(text, 'voorbeeld.nl'), isLocalHost(text)],
  hreflang: (text) => hreflangHeaders(text, ADDRESS),
  'html-answer': (text) => isHtmlAnswer({ headers: { 'content-type': text }, body: text }),
  'imitated-sign-in': (text) => imitatesSignIn(text, 'voorbeeld.nl', []),
  issuer: caaDomainsOf,
  'key-facts': (text) => [phoneDigits(text), cents(text)],
  'keyframe-travel': (text) => travelsSideways([{ transform: `translate(${text}`, translate: text, lengths: [text] }]),
  obfuscation: (text) => [entropyOf(text), isObfuscated({ start: text, length: text.length })],
  'own-address': (text) => isOwnAddress(text, { host: 'voorbeeld.nl', domain: 'voorbeeld.nl' }),
  'page-address': (text) => {
    const url = URL.parse(text, ADDRESS)?.href ?? ADDRESS;
    return [pathSegments(url), isHomePath(url), withoutTracking(url), isSameAddress(url, ADDRESS)];
  },
  'robots-path': (text) => [normalisePath(text), matchesPath(readPattern(text), '/a/b')],
  'same-language': (text) => compareLanguages(text, 'nl'),
  'text-width': (text) => textWidth(text, 20),
  viewport: parseViewport,
};

describe('whatever the text, every reader of text comes to something', () => {
  test.each(Object.entries(READERS))(
    '%s',
    (_, read) => {
      fc.assert(
        fc.property(hostileText, (text) => {
          expect(() => read(text)).not.toThrow();
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );
});

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/from\s+'(\.[^']+)'/g)].map(([, from = '']) => normalize(join(dirname(file), from)));

/** Modules of lib/parse that generated inputs reach, by the imports of the tests that generate them. */
const reached = (): ReadonlySet<string> => {
  const tests = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('test', name))
    .filter((file) => /fast-check|hostile-texts/.test(read(file)));
  const seen = new Set<string>();
  const left = tests.flatMap(importsOf);
  while (left.length > 0) {
    const file = left.pop() ?? '';
    if (seen.has(file) || !file.startsWith('lib/')) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return seen;
};

test('no parser is left out', () => {
  const all = readdirSync(join(ROOT, 'lib/parse'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('lib/parse', name));
  const known = reached();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((file) => !known.has(file))).toEqual([]);
});
