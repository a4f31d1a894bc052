import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayFetch, parseRobots } from '../../lib/parse/site-files/robots.ts';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import { SITE } from './every.ts';

/** The WordPress snippet that opens files to Google, applied to files of many groups. */

const ORIGIN = 'https://www.voorbeeld.nl';
const FILE = `${ORIGIN}/wp-content/a.js`;
const OTHERS = ['/', '/wp-content/', '/wp-content/b.js', '/wp-admin/x', '/zoeken?q=1'];
const AGENTS = ['*', 'Googlebot', 'Bingbot', 'GPTBot', 'Googlebot-Image'];

const isAllowed = (body: string, agent: string, url: string): boolean =>
  mayFetch(parseRobots(body), { agent, url }).allowed;

const CLOSED = { id: 'robots-resources-allowed', code: 'blocked' };
const findSnippet = (body: string, url: string, fault = CLOSED, agent = 'Googlebot'): string | null => {
  const { line, rule } = mayFetch(parseRobots(body), { agent, url });
  return (
    findRepairs(SITE, { ...fault, args: {}, items: [`${url} · ${line}: ${rule}`] }).find(
      ({ platform }) => platform === 'wordpress',
    )?.snippet ?? null
  );
};

/** Does what the snippet does: of its patterns only PHP's `\R` is unknown to JavaScript. */
const apply = (snippet: string, body: string): string => {
  const groups = [...snippet.matchAll(/'\/(\^.*?)\/mi'/g)].map(
    ([, pattern = '']) => new RegExp(pattern.replaceAll('\\R', '(?:\\r\\n|\\n|\\r)'), 'gmi'),
  );
  const added = /"\$0(.*)"/.exec(snippet)?.[1]?.replaceAll('\\n', '\n') ?? '';
  const group = groups.find((one) => body.search(one) !== -1);
  return group === undefined ? body : body.replace(group, (all) => all + added);
};

const agentLines = fc.constantFrom('User-agent: *', 'user-agent:Googlebot', 'User-agent: Googlebot/2.1').chain((own) =>
  fc
    .array(fc.constantFrom('User-agent: Bingbot', 'User-agent: *', 'User-agent: Googlebot-Image', '# robots', ''), {
      maxLength: 3,
    })
    .map((others) => [own, ...others]),
);
const rules = fc.array(
  fc.constantFrom('Disallow: /wp-content/', 'Disallow: /*.js$', 'Disallow: /wp-admin/', 'Disallow:', 'Allow: /wp-a'),
  { minLength: 1, maxLength: 3 },
);
const files = fc
  .array(fc.tuple(agentLines, fc.constantFrom('', 'Crawl-delay: 2'), rules), { minLength: 1, maxLength: 4 })
  .map((groups) => `${groups.flatMap(([agents, pause, paths]) => [...agents, pause, ...paths]).join('\n')}\n`);

describe('the files that a page needs are opened in the group that closes them', () => {
  test('Google may fetch the file, and no crawler may fetch more or less than before of anything else', () => {
    fc.assert(
      fc.property(files, (body) => {
        fc.pre(!isAllowed(body, 'Googlebot', FILE));
        const snippet = findSnippet(body, FILE);
        expect(snippet).not.toBeNull();
        const changed = apply(snippet ?? '', body);
        expect(isAllowed(changed, 'Googlebot', FILE), changed).toBe(true);
        const listAnswers = (text: string) =>
          AGENTS.flatMap((agent) => OTHERS.map((path) => isAllowed(text, agent, `${ORIGIN}${path}`)));
        expect(listAnswers(changed), changed).toEqual(listAnswers(body));
      }),
      { numRuns: 500 },
    );
  });

  test('of two agents with one group, both are left in it', () => {
    const body = 'User-agent: *\nUser-agent: Googlebot\nDisallow: /wp-content/\nDisallow: /wp-admin/\n';
    const changed = apply(findSnippet(body, FILE) ?? '', body);
    for (const agent of AGENTS) expect(isAllowed(changed, agent, `${ORIGIN}/wp-admin/x`)).toBe(false);
    expect(isAllowed(changed, 'Googlebot', FILE)).toBe(true);
  });

  test.each([
    ['Disallow: /a.js?versie=*', '/a.js?versie=12'],
    ['Disallow: /*/*.js$', '/a/.js'],
    ['Disallow: /', '/?script=1'],
    ['Disallow: /', '/map/?script=1'],
    ['Disallow: /', '/a(1).js'],
  ])('nothing is offered that would not outweigh “%s”, or would open more than %s', (rule, path) =>
    expect(findSnippet(`User-agent: *\n${rule}\n`, `${ORIGIN}${path}`)).toBeNull(),
  );

  test('the closed icon is opened too', () => {
    const icon = `${ORIGIN}/icon.png`;
    const body = 'User-agent: *\nDisallow: /wp-admin/\n\nUser-agent: Googlebot\nDisallow: /*.png$\n';
    const snippet = findSnippet(body, icon, { id: 'favicon-ok', code: 'closed' });
    expect(isAllowed(apply(snippet ?? '', body), 'Googlebot', icon)).toBe(true);

    const images = 'User-agent: *\nAllow: /\n\nUser-agent: Googlebot-Image\nDisallow: /*.png$\n';
    const opened = apply(
      findSnippet(images, icon, { id: 'favicon-ok', code: 'closed' }, 'Googlebot-Image') ?? '',
      images,
    );
    expect(isAllowed(opened, 'Googlebot-Image', icon)).toBe(true);
    expect(isAllowed(opened, 'Googlebot-Image', `${ORIGIN}/foto.png`)).toBe(false);
  });
});
