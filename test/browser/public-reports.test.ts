import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence } from '../../lib/evidence.ts';
import { type Finding, PILLARS, type Pillar } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { documentOf, REPORTED, type Reported } from '../truth/public-reports.ts';
import { REPORTED_LAYOUT } from '../truth/reported-layout.ts';
import { html, text } from '../world/answers.ts';
import type { Answer, Site, Visit } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { command, readEvidence, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

/** Reported false findings, each on its own host, through the whole product in a real browser. */

interface Case extends Reported {
  readonly host: string;
}

const CASES: readonly Case[] = [...REPORTED, ...REPORTED_LAYOUT].map((one, index) => ({
  ...one,
  host: `gemeld${index}.nl`,
}));

const put = (value: string, host: string): string => value.replaceAll('HOST', host);
const named = ({ status, headers, body }: Answer, host: string): Answer => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? put(value, host) : value]),
  ),
  ...(body === undefined ? {} : { body: typeof body === 'string' ? put(body, host) : body }),
});

const answerOf = (one: Case, { host, path }: Visit): Answer => {
  const other = one.answers?.[host.startsWith('www.') ? `www${path}` : path];
  if (other !== undefined) return named(other, one.host);
  const isPage = host === one.host && path === (one.at ?? '/').split('?')[0];
  return isPage ? named(html(documentOf(one), one.headers), one.host) : text('', {}, 404);
};

const hostsOf = ({ host, answers = {} }: Case): readonly string[] =>
  Object.keys(answers).some((path) => path.startsWith('www/')) ? [host, `www.${host}`] : [host];

const SITES: readonly Site[] = CASES.map((one) => ({
  hosts: hostsOf(one),
  http: ({ host, path, query }) => ({ status: 301, headers: { location: `https://${host}${path}${query}` } }),
  https: (visit) => answerOf(one, visit),
}));

let world: World;
let session: Session;
beforeAll(async () => {
  const [built, started] = await Promise.all([build(), startWorld({ sites: SITES })]);
  world = started;
  session = await openSession({ extension: await withSiteAccess(built, ...CASES.flatMap(hostsOf)), world });
  await enterKey(session, 'sleutel-voor-de-test-1234');
});
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const pillarOf = (check: string): Pillar => {
  const found = PILLARS.find((pillar) => CHECKS[pillar].checks.some(({ id }) => id === check));
  if (found === undefined) throw new Error(`there is no check ${check}`);
  return found;
};

const findingsOf = async ({ host, at = '/' }: Case, pillar: Pillar): Promise<readonly Finding[]> => {
  const { page } = await session.visit(`https://${host}${at}`);
  const tabId = await tabIdOf(session, page);
  const { id } = await command<{ id: string }>(session, 'start', { tabId, again: true, pillar });
  await waitForScan(session, tabId, id);
  const facts = (await readEvidence(session, tabId)) as Partial<Evidence>;
  await page.close();
  return assess(pillar, facts).findings;
};

/** What was said, as it is written in the table; what is right comes back unchanged. */
const said = ({ outcome, code, why }: Finding, right: string): string =>
  right.split('|').some((one) => one === outcome || one === `${outcome}/${code}`) ? right : `${outcome}/${code ?? why}`;

test.each(sampleOf(CASES, 3))('$name ($report)', async (one) => {
  const pillars = [...new Set(Object.keys(one.right).map(pillarOf))];
  const findings: Finding[] = [];
  for (const pillar of pillars) findings.push(...(await findingsOf(one, pillar)));
  const found = (check: string): Finding | undefined => findings.find(({ id }) => id === check);
  const answers = Object.entries(one.right).map(([check, right]) => {
    const finding = found(check);
    return [check, finding === undefined ? 'none' : said(finding, right)];
  });
  expect(Object.fromEntries(answers)).toEqual(one.right);
  for (const [check, pattern] of Object.entries(one.shows ?? {}))
    expect(found(check)?.items.join('|')).toMatch(new RegExp(put(pattern.source, one.host)));
});
