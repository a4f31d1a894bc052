import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evidence } from '../../lib/evidence.ts';
import type { Finding } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { isFullRun } from '../kit/inputs.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ACT_RULES, type ActPage, type ActRule } from '../truth/act-cases.ts';
import { ACT_RULES_OF_NAMES } from '../truth/act-cases-of-names.ts';
import { html, text } from '../world/answers.ts';
import type { Site } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { command, forgetStarts, readEvidence, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

/** W3C's ACT rules by cases of our own, through the whole product in a real browser. */

const HOST = 'act.nl';
const KINDS = ['failing', 'passing', 'inapplicable'] as const;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly rule: ActRule;
  readonly page: ActPage;
  readonly fails: boolean;
}

/** In an ordinary run the first case that fails a rule and the first that does not. */
const CASES: readonly Case[] = [...ACT_RULES, ...ACT_RULES_OF_NAMES].flatMap((rule) =>
  KINDS.flatMap((kind) =>
    (isFullRun ? rule[kind] : rule[kind].slice(0, kind === 'inapplicable' ? 0 : 1)).map((page, index) => ({
      name: `${rule.id} ${rule.name}: ${kind} ${index + 1}`,
      path: `/${rule.id}/${kind}/${index + 1}`,
      rule,
      page,
      fails: kind === 'failing',
    })),
  ),
);

const documentOf = ({ lang = 'en', title = 'The harbour of the old town', head = '', body }: ActPage): string =>
  `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">
${title === null ? '' : `<title>${title}</title>`}<meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head><body><main>${body}</main></body></html>`;

const SITE: Site = {
  hosts: [HOST],
  https: ({ path }) => {
    const found = CASES.find((one) => one.path === path);
    if (found !== undefined) return html(documentOf(found.page));
    return path === '/beside' ? html(documentOf({ body: '<p>At nine.</p>' })) : text('', {}, 404);
  },
};

let world: World;
let session: Session;
beforeAll(async () => {
  const [built, started] = await Promise.all([build(), startWorld({ sites: [SITE] })]);
  world = started;
  session = await openSession({ extension: await withSiteAccess(built, HOST), world });
  await enterKey(session, 'sleutel-voor-de-test-1234');
});
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const findingsAt = async (path: string): Promise<readonly Finding[]> => {
  // A key allows 120 scans an hour, and there are three times as many cases.
  await forgetStarts(session);
  const { page } = await session.visit(`https://${HOST}${path}`);
  const tabId = await tabIdOf(session, page);
  const { id } = await command<{ id: string }>(session, 'start', { tabId, again: true, pillar: 'toegankelijkheid' });
  await waitForScan(session, tabId, id);
  const facts = (await readEvidence(session, tabId)) as Partial<Evidence>;
  await page.close();
  return assess('toegankelijkheid', facts).findings;
};

/** Whether the finding concerns the subject of the rule. */
const isFlagged = ({ outcome, code }: Finding, { codes }: ActRule): boolean =>
  codes === undefined ? outcome === 'fail' || outcome === 'warn' : codes.includes(code ?? '');

const isOpen = ({ rule, fails }: Case): boolean => rule.open !== undefined && fails;

const judge = async ({ path, rule, fails }: Case): Promise<void> => {
  const finding = (await findingsAt(path)).find(({ id }) => id === rule.check);
  if (finding === undefined) throw new Error(`there is no check ${rule.check}`);
  expect({ code: finding.code, flagged: isFlagged(finding, rule) }).toEqual({ code: finding.code, flagged: fails });
};

describe('a page judged by an ACT rule', () => {
  // A title of `test.each` is cut, and one of these says which case it was at its end.
  for (const one of sampleOf(
    CASES.filter((one) => !isOpen(one)),
    2,
  ))
    test(one.name, () => judge(one));
  // These turn red as soon as the fault is reported.
  for (const one of CASES.filter(isOpen)) test.fails(`${one.name}, not yet reported`, () => judge(one));
});
