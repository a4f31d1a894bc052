import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Evidence } from '../../lib/evidence.ts';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import type { CodeLocation, Fault, Repair, Site } from '../../lib/repairs/shape.ts';
import { verdictsOn } from '../properties/rejudged.ts';
import { html } from '../world/answers.ts';
import type { Answer, Site as WorldSite } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import { lookAt, openWith } from './faults/granted.ts';
import type { Driven } from './kit/driven.ts';

/** A sample of what `npm run repairs` tries in real servers: a page, the files beside it, headers and records. */
const BEFORE = 'plak-voor.nl';
const AFTER = 'plak-na.nl';

const CHECKS = [...['canonical-single', 'mobile-viewport', 'security-txt'], ...['dmarc-valid', 'tls-rpt']];

const siteOf = (host: string): Site => ({
  ...{ host, domain: host, canonical: host, other: `www.${host}`, url: `https://${host}/` },
  ...{ page: `https://${host}/`, isNamed: false },
  ...{
    platforms: [],
    spf: null,
    dmarc: null,
    isDmarcFree: true,
    viewport: null,
    ...{ scheme: 'https', mail: 'arrives', isReported: true },
    expires: new Date(Date.now() + 330 * 86_400_000).toISOString(),
  },
});

const FAULTS: readonly Fault[] = [
  ...[
    ['canonical-single', 'absent'],
    ['mobile-viewport', 'absent'],
    ['security-txt', 'missing'],
    ['dmarc-valid', 'absent'],
    ['tls-rpt', 'absent'],
  ].map(([id = '', code = '']): Fault => ({ id, code, args: {}, items: [] })),
];

const text = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

const site = (host: string, repairs: readonly Repair[]): WorldSite => {
  const at = (location: CodeLocation): string =>
    repairs
      .filter(({ platform, where }) => platform === null && where === location)
      .map(({ snippet }) => snippet)
      .join('\n');
  const files: Readonly<Record<string, string>> = {
    '/.well-known/security.txt': at('securityFile') === '' ? '' : `${at('securityFile')}\n`,
  };
  const head = at('head');
  return {
    hosts: [host, `www.${host}`],
    https: ({ path }) => {
      const file = files[path] ?? '';
      if (file !== '') return text(file);
      if (path !== '/') return { ...text('Er is hier niets.'), status: 404 };
      return html(`<!doctype html><html lang="nl"><head><title>Bakkerij</title>${head}</head><body><h1>Bakkerij</h1>`);
    },
    zones: [
      {
        name: host,
        signing: 'unsigned',
        records: [
          ...['@ IN A 45.92.7.10', 'www IN A 45.92.7.10', '@ IN MX 10 mx1.mailhuis.nl.'],
          ...at('zone')
            .split('\n')
            .filter((line) => line !== ''),
        ],
      },
    ],
  };
};

let world: World;
let session: Driven;
beforeAll(async () => {
  const pasted = FAULTS.flatMap((fault) => findRepairs(siteOf(AFTER), fault));
  world = await startWorld({ sites: [site(BEFORE, []), site(AFTER, pasted)] });
  session = await openWith('chromium', world, [BEFORE, AFTER]);
});
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const outcomesOf = async (host: string): Promise<Readonly<Record<string, string | undefined>>> => {
  const { findings } = verdictsOn((await lookAt(session, `https://${host}/`)).facts as unknown as Evidence);
  return Object.fromEntries(CHECKS.map((id) => [id, findings.get(id)?.outcome]));
};

test('every failing check passes once its snippet is pasted', async () => {
  const before = await outcomesOf(BEFORE);
  expect(CHECKS.filter((id) => before[id] !== 'fail' && before[id] !== 'warn')).toEqual([]);
  const after = await outcomesOf(AFTER);
  expect(CHECKS.filter((id) => after[id] !== 'pass')).toEqual([]);
});
