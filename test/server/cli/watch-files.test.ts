import { describe, expect, test } from 'vitest';
import { isOfThisComputer, withLocalhost } from '../../../server/cli/options/localhost.ts';
import { readScanOptions } from '../../../server/cli/options/options.ts';
import { type Answer, computeFingerprint, listPageFiles } from '../../../server/cli/watch.ts';
import { EGRESS } from '../../../server/egress/dial.ts';
import { DEFAULTS } from '../../../server/engine/settings.ts';

const PAGE = 'http://localhost:3000/';
const answer = (body: string, headers: Answer['headers'] = []): Answer => ({ status: 200, headers, body });
const printOf = (answers: Readonly<Record<string, Answer>>) =>
  computeFingerprint(PAGE, async (url) => answers[url] ?? Promise.reject(new Error('none')));

describe('a watched page', () => {
  const html = '<link rel=stylesheet href="/a.css"><script src="b.js"></script><img src="https://elders.nl/c.png">';

  test('lists the files of its own origin', () => {
    expect(listPageFiles(html, PAGE)).toEqual(['http://localhost:3000/a.css', 'http://localhost:3000/b.js']);
  });

  test('changes when its body, its headers or one of its files does', async () => {
    const own = { [PAGE]: answer(html), [`${PAGE}a.css`]: answer('a{}'), [`${PAGE}b.js`]: answer('1') };
    const first = await printOf(own);
    expect(await printOf(own)).toBe(first);
    const others = [
      { ...own, [PAGE]: answer(`${html}.`) },
      { ...own, [PAGE]: answer(html, [['strict-transport-security', 'max-age=1']]) },
      { ...own, [`${PAGE}a.css`]: answer('a{color:red}') },
      { ...own, [`${PAGE}b.js`]: { ...answer('1'), status: 404 } },
      {},
    ];
    const prints = await Promise.all(others.map(printOf));
    expect(new Set([first, ...prints]).size).toBe(others.length + 1);
  });

  test('stays the same with another nonce, token or date', async () => {
    const at = (nonce: string) =>
      printOf({
        [PAGE]: answer(`<script nonce="${nonce}">1</script><input value="${nonce}${nonce}${nonce}">`, [
          ['date', nonce],
          ['content-security-policy', `script-src 'nonce-${nonce}'`],
        ]),
      });
    expect(await at('abc123')).toBe(await at('xyz789'));
  });
});

test.each([
  ['http://localhost:3000', true],
  ['http://app.localhost', true],
  ['http://127.0.0.1:80', true],
  ['http://[::1]:5173', true],
  ['http://localhost.kwaad.nl', false],
  ['http://127.0.0.1.kwaad.nl', false],
  ['http://10.0.0.1', false],
  ['https://voorbeeld.nl', false],
])('%s is on this computer: %s', (url, is) => expect(isOfThisComputer(new URL(url))).toBe(is));

test('access to this computer is limited to loopback and the ports that were given', () => {
  const { egress } = withLocalhost({ ...DEFAULTS, browser: '', version: '1' }, [new URL(PAGE)]);
  expect(egress.ports).toEqual([...EGRESS.ports, 3_000]);
  expect(egress.letIn.map(([address, bits]) => `${address}/${bits}`)).toEqual(['127.0.0.0/8', '::1/128']);
});

test.each([
  [['https://voorbeeld.nl', '--watch'], 'any other site would be visited again'],
  [['http://localhost', 'http://localhost:1', '--watch'], '--watch takes one address'],
  [['http://localhost', '--watch', '--format', 'json'], 'not json'],
])('%j is bad input', (args, message) => expect(() => readScanOptions(args)).toThrow(message));

test('--watch-files implies --watch', () => {
  expect(readScanOptions(['http://localhost:3000', '--watch-files', 'src'])).toMatchObject({
    watch: true,
    watchFiles: 'src',
  });
});
