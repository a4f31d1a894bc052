import { describe, expect, test } from 'vitest';
import { collectLlms } from '../../../lib/collect/site/llms.ts';
import { collectWellKnown } from '../../../lib/collect/site/well-known.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { type Deep, linkElement } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

type Shown = Deep<Parameters<typeof fakeReach>[0]>;
const SITE = 'https://voorbeeld.nl';
const TEXT = { 'content-type': 'text/plain' };

const world = (shown: Shown, answers: Readonly<Record<string, FakeAnswer | 'timeout'>> = {}) => {
  const table = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${SITE}${path}`, answer]));
  const reach = fakeReach(shown, table);
  return {
    look: async () => FACTS.wellKnown.parse(await collectWellKnown(target({ url: `${SITE}/a` }), reach)),
    asked: () =>
      reach.requests.filter(({ purpose }) => purpose === 'wellKnown').map(({ url }) => url.slice(SITE.length)),
  };
};
const advertising = (...links: ReturnType<typeof linkElement>[]): Shown => ({ head: { links } });

describe('files for machines', () => {
  test('include the two fixed ones, each with its own answer', async () => {
    const { look, asked: requestOf } = world(
      {},
      { '/.well-known/tdmrep.json': { body: '[]' }, '/.well-known/ai-catalog.json': 'timeout' },
    );
    const { tdmrep, aiCatalog, advertised } = await look();
    expect(tdmrep).toMatchObject({ seen: true, value: { body: '[]' } });
    expect(aiCatalog).toEqual({ seen: false, why: 'timeout' });
    expect(advertised).toBeNull();
    expect(requestOf()).toHaveLength(2);
  });

  test('include no licence from a missing robots.txt', async () => {
    const { look } = world({}, { '/robots.txt': { status: 404, headers: TEXT, body: `License: ${SITE}/rsl.xml` } });
    expect((await look()).advertised).toBeNull();
  });

  test.each([
    [
      'a licence in robots.txt',
      {},
      { '/robots.txt': { headers: TEXT, body: `License: ${SITE}/rsl.xml` } },
      'licence',
      '/rsl.xml',
    ],
    [
      'Markdown',
      advertising(linkElement('alternate', `${SITE}/a.md`, { type: 'text/markdown' })),
      {},
      'markdown',
      '/a.md',
    ],
    [
      'an agent card',
      advertising(linkElement('service', `${SITE}/.well-known/agent-card.json`)),
      {},
      'agentCard',
      '/.well-known/agent-card.json',
    ],
    [
      'an old plug-in',
      advertising(linkElement('help', `${SITE}/.well-known/ai-plugin.json`)),
      {},
      'plugin',
      '/.well-known/ai-plugin.json',
    ],
  ] as const)('include the advertised one: %s', async (_, shown, answers, kind, path) => {
    const { look, asked: requestOf } = world(shown, answers);
    expect((await look()).advertised).toMatchObject({ kind, url: `${SITE}${path}`, reply: { seen: true } });
    expect(requestOf()).toContain(path);
  });

  test('include the one advertised in the Link header', async () => {
    const link = '</a.md>; rel="alternate"; type="text/markdown", <https://elders.nl/>; rel="next"';
    const { look } = world({}, { '/a': { headers: { 'content-type': 'text/html', link } } });
    expect((await look()).advertised).toMatchObject({ kind: 'markdown', url: `${SITE}/a.md` });
  });

  test('are only requested on this site, and only the first advertised', async () => {
    const { look, asked: requestOf } = world(
      advertising(
        linkElement('alternate', 'https://elders.nl/a.md', { type: 'text/markdown' }),
        linkElement('alternate', `${SITE}/b.md`, { type: 'text/markdown' }),
        linkElement('alternate', `${SITE}/c.md`, { type: 'text/markdown' }),
      ),
    );
    expect((await look()).advertised).toMatchObject({ url: `${SITE}/b.md` });
    expect(requestOf()).toHaveLength(3);
  });

  test('are requested when robots.txt fails', async () => {
    const { look } = world({}, { '/robots.txt': 'timeout' });
    expect((await look()).advertised).toBeNull();
  });
});

describe('llms.txt', () => {
  const file = (answer: FakeAnswer | 'timeout') =>
    collectLlms(target(), fakeReach({}, { [`${SITE}/llms.txt`]: answer }));

  test('is stored as text', async () =>
    expect(await file({ headers: TEXT, body: '# Hoi' })).toMatchObject({ body: '# Hoi' }));
  test.each([404, 410, 500])('accepts %i as an answer', async (status) =>
    expect(await file({ status })).toMatchObject({ status }),
  );
  test('is not seen behind a wall', () => expect(file({ status: 403 })).rejects.toMatchObject({ why: 'wall' }));
});
