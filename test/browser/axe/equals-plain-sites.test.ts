import { expect, test } from 'vitest';
import type { Handler, Site } from '../../world/site.ts';
import { ARCHETYPE_SITES } from '../../world/sites/archetypes.ts';
import { SITES } from '../../world/sites.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';

const page = inPage('test/browser/axe/subject.ts');

const TIMEOUT = 2_000;
const LINKED = /<(?:link|script|img)[^>]*?(?:href|src)="([^"]+)"/g;

/** A site's answer to a plain GET; null when it is not text or does not arrive. */
const textFrom = async (handler: Handler, url: URL): Promise<string | null> => {
  const visit = {
    scheme: 'https' as const,
    method: 'GET',
    host: url.host,
    path: url.pathname,
    query: url.search.slice(1),
  };
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null));
  const answer = await Promise.race([Promise.resolve(handler({ ...visit, headers: {}, body: Buffer.alloc(0) })), late]);
  return answer?.status === 200 && typeof answer.body === 'string' ? answer.body : null;
};

interface Shown {
  readonly url: string;
  readonly html: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A site's home page and the files of its own that load. */
const homeOf = async ({ hosts, https, http }: Site): Promise<Shown | null> => {
  const url = new URL(`https://${hosts[0]}/`);
  const handler = https ?? http;
  const html = handler === undefined ? null : await textFrom(handler, url);
  if (handler === undefined || html === null || !/<body/i.test(html)) return null;
  const files: Record<string, string> = {};
  for (const [, address = ''] of html.matchAll(LINKED)) {
    const file = new URL(address, url);
    const text = file.host === url.host ? await textFrom(handler, file) : null;
    if (text !== null) files[file.href] = text;
  }
  return { url: url.href, html, files };
};

const typeOf = (url: string): string => (/\.css(?:\?|$)/.test(url) ? 'text/css' : 'text/javascript');

test('on the home page of every site of the test world the engine agrees with one plain axe.run on every node', async () => {
  const homes = (await Promise.all([...SITES, ...ARCHETYPE_SITES].map(homeOf))).flatMap((home) => home ?? []);
  expect(homes.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const { url, html, files } of homes) {
    const served = Object.entries(files).map(
      ([file, text]) => [file, { type: typeOf(file), body: new TextEncoder().encode(text) }] as const,
    );
    const found = await page.run<{ differences: string[]; nodes: number }>(html, `${AXE}subject.compare()`, {
      url,
      files: Object.fromEntries(served),
    });
    wrong.push(...found.differences.map((one) => `${url} ${one}`));
    if (found.nodes === 0) wrong.push(`${url} has no node`);
  }
  expect(wrong).toEqual([]);
}, 300_000);
