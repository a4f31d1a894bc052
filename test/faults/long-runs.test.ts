import { describe, expect, test } from 'vitest';
import { findStrays } from '../../lib/parse/html/head-end.ts';
import { findMetaPolicies, findRefresh } from '../../lib/parse/html/html-scan.ts';
import { parseViewport } from '../../lib/parse/html/viewport.ts';
import { parseCacheControl } from '../../lib/parse/http/cache-control.ts';
import { splitHeader } from '../../lib/parse/http/header-list.ts';
import { parseLinkHeader } from '../../lib/parse/http/link-header.ts';
import { parseStsPolicy } from '../../lib/parse/mail/mta-sts.ts';
import { isDomainSpec } from '../../lib/parse/mail/spf-macro.ts';
import { parseLlmsTxt } from '../../lib/parse/site-files/llms-txt.ts';
import { parseRobotsHeader } from '../../lib/parse/site-files/robots-directives.ts';
import { collectDeclaration } from '../../lib/parse/site-files/robots-policy.ts';
import { parseSecurityTxt } from '../../lib/parse/site-files/security-txt.ts';
import { parseSitemap } from '../../lib/parse/site-files/sitemap.ts';
import { parseCents } from '../../lib/parse/text/key-facts.ts';

/*
 * One character a hundred thousand times, where a pattern used to try every division of the run: with these texts a page
 * could stop every scan in every tab. Their content is read nevertheless.
 */

const run = (text: string): string => text.repeat(100_000);
const tabs = run('\t');
const long = run('a');
const declared = (value: string) =>
  collectDeclaration({ robots: '', headers: { 'content-signal': value }, metas: [], tdmrep: '' });

describe('a long run of one character is parsed like a short one', () => {
  test.each<readonly [string, () => unknown, unknown]>([
    ['a meta refresh', () => findRefresh(`<meta http-equiv=refresh content="${'\t'.repeat(3_900)}">`), null],
    [
      'its address',
      () => findRefresh(`<meta http-equiv=refresh content="0${tabs};${tabs}url${tabs}=${tabs}/a">`),
      '/a',
    ],
    ['a meta policy', () => findMetaPolicies(`<meta http-equiv=content-security-policy content="${long}">`), [long]],
    ['tags that are not closed', () => findStrays(`${run('<a "')}"</head>`), []],
    [
      'Content-Signal',
      () => declared(`search=${tabs}yes${tabs}`).signals.flatMap(({ answers }) => [...answers]),
      [['search', true]],
    ],
    ['Content-Signal without an answer', () => declared(`search=${tabs}=`).unparsable.length, 1],
    ['Cache-Control', () => [...parseCacheControl(`max-age=${tabs}60"x"`)], []],
    ['a header', () => splitHeader(`a${tabs}b,c`), [`a${tabs}b`, 'c']],
    ['Link', () => parseLinkHeader(`${run('<')}, </a>; rel=next`).map(({ target }) => target), ['/a']],
    ['X-Robots-Tag', () => parseRobotsHeader(run('unavailable_after:,')).length, 1],
    ['a mail policy', () => parseStsPolicy(`mode: none${tabs}\r${tabs}x`).mode, null],
    ['security.txt', () => parseSecurityTxt(`Canonical: a${tabs}b`).canonical, [`a${tabs}b`]],
    ['a domain', () => isDomainSpec(`a.${long}.1`), false],
    ['viewport', () => parseViewport(`${run('-')},width=device-width`).width, 'device-width'],
    ['llms.txt', () => parseLlmsTxt(`${run('[x](/')}[x](/a)`).links, 1],
    ['a sitemap', () => parseSitemap(`<urlset a${run('\u00A0')}b>`).fault, 'badAttribute'],
    ['a price', () => parseCents(`1${run(' ')}x`), null],
  ])('%s', (_, read, expected) => expect(read()).toEqual(expected));
});
