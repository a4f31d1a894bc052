import type { RequestListener } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../../server/app/openapi/document.ts';
import { listOperations, type Operation, requestOf } from '../../../server/core/pages/api-docs/operation.ts';
import { SNIPPETS, type SnippetLanguage, writeSnippet } from '../../../server/core/pages/api-docs/snippets.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { type Everything, oneOfEverything } from '../kit/four-askers.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { preparePrograms, runSnippet } from '../kit/snippet-programs.ts';
import { NOW, storeForAll } from '../kit/store.ts';

/**
 * Every snippet of the documentation, run unchanged against a running service: only the ids that a reader fills in are replaced by
 * real ones. Programs come from Debian (`test/server/kit/snippet-programs.ts`): part of `npm run full`.
 */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const API = openApi('en');
const ALL = listOperations(API);

beforeAll(preparePrograms, 300_000);

/** Which id replaces `ID`, by the path before it. */
const IDS: readonly (readonly [where: RegExp, of: (have: Everything) => string])[] = [
  [/\/scans\/ID/, ({ request }) => request],
  [/\/batches\/ID/, ({ batch }) => batch],
  [/\/crawls\/ID/, ({ crawl }) => crawl],
  [/\/sites\/ID/, ({ site }) => site],
  [/\/subscribers\/ID/, ({ subscriber }) => subscriber],
  [/\/webhooks\/ID/, ({ webhook }) => webhook],
  [/\/shares\/ID/, ({ share }) => share],
  [/\/keys\/ID/, ({ issued }) => issued],
];

/** A snippet filled in as its reader would: ids, and a domain and a site of the team. */
const filledIn = (snippet: string, have: Everything): string => {
  const id = IDS.find(([where]) => where.test(snippet))?.[1](have) ?? 'ID';
  return snippet
    .replace(/\/scans\/SCAN/, `/scans/${have.page}`)
    .replace(/(\/badges\/)example\.nl/, `$1${have.host}`)
    .replace(/(\/rapport\/)example\.nl/, `$1${first?.host ?? have.host}`)
    .replace(/\/ID(?=[/'".]|$)/m, `/${id}`)
    .replace(/(["']?site["']?: ["'])6f1c2a54-8d1e-4b7a-9a63-2f5d0c9b7e11/, `$1${have.site}`)
    .replace(/(["']?scan["']?: ["'])6f1c2a54-8d1e-4b7a-9a63-2f5d0c9b7e11/, `$1${have.page}`);
};

/** Operations that do not succeed in this service, with the expected status. */
const OTHERWISE: Readonly<Record<string, number>> = { getDataBundle: 404 };

/** What an operation needs beforehand: the site and a tag are monitored, and no crawl is running. */
const prepare = async (
  operationId: string,
  ask: (method: string, path: string, body?: object) => Promise<unknown>,
  have: Everything,
) => {
  if (/^(?:get|delete)Monitor$/.test(operationId))
    await ask('PUT', `/sites/${have.site}/monitor`, { cadence: 'daily' });
  if (/^(?:get|delete)TagMonitor$/.test(operationId)) await ask('PUT', '/tags/shop/monitor', { cadence: 'daily' });
  if (operationId === 'createCrawl') await ask('POST', `/crawls/${have.crawl}/cancel`);
};

/** What the first team has: later teams share its scans, and its host has a public result. */
let first: Everything | undefined;
const haveAll = async (team: string): Promise<Everything> => {
  if (first !== undefined) return oneOfEverything(store(), team, first);
  first = await oneOfEverything(store(), team);
  return first;
};

type Listens = Awaited<ReturnType<typeof listen>>;

/** Runs one snippet as a new team that has one of everything; returns what is wrong with it. */
const wrongOf = async (language: SnippetLanguage, operation: Operation, { app, base }: Listens): Promise<string> => {
  const { operationId, responses } = operation;
  const { id, key } = await createKey(store(), { name: operationId, perHour: 1_000, perDay: 1_000 }, NOW);
  const have = await haveAll(id);
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${base}/api/v1${path}`, {
      method,
      headers: { 'X-GDA-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).then((answer) => answer.text());
  await prepare(operationId, ask, have);
  const seen: { asked: string; key: unknown; status: number }[] = [];
  const note: RequestListener = ({ url = '', headers }, response) =>
    response.on('finish', () => seen.push({ asked: url, key: headers['x-gda-key'], status: response.statusCode }));
  app.server.prependListener('request', note);
  const request = requestOf(API, operation, base);
  const said = await runSnippet(language, filledIn(writeSnippet(language, request), have), key).catch(String);
  app.server.off('request', note);
  const [only] = seen;
  const expected = OTHERWISE[operationId];
  const good = expected === undefined ? Object.keys(responses).filter((one) => one.startsWith('2')) : [`${expected}`];
  const faults = [
    ...(seen.length === 1 ? [] : [`${seen.length} requests`]),
    ...(good.includes(String(only?.status)) ? [] : [`${only?.status}`]),
    // The key is sent in its header, and only where the operation takes one.
    ...(only?.asked.includes(key) ? ['the key is in the address'] : []),
    ...(only?.key === (request.withKey ? key : undefined) ? [] : ['another key']),
    ...(/^(?:JavaScript|Python)$/.test(language) && !said.startsWith(`${only?.status} `) ? ['another status'] : []),
  ];
  return faults.length === 0 ? '' : `${operationId}: ${faults.join(', ')}: ${said.slice(0, 300)}`;
};

test.each(SNIPPETS)('every snippet in %s gets its described status', { timeout: 500_000 }, async (language) => {
  await service().work();
  const listening = await listen({ lookAtBadge: async () => {} });
  const wrong: string[] = [];
  for (const operation of ALL) wrong.push(await wrongOf(language, operation, listening));
  expect(wrong.filter((one) => one !== '')).toEqual([]);
  expect(wrong.length).toBeGreaterThan(50);
});
