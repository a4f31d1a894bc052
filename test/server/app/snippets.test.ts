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
 * Every snippet of the documentation, run as it stands against a running service: what a reader fills in are the ids of what there
 * is. Programs come from Debian (`test/server/kit/snippet-programs.ts`): part of `npm run full`.
 */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const API = openApi('en');
const ALL = listOperations(API);

beforeAll(preparePrograms, 300_000);

/** What `ID` stands for, by where it stands. */
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

/** A snippet with what its reader has: ids, and a domain and a site of the team. */
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

/** What is not there in this service. */
const OTHERWISE: Readonly<Record<string, number>> = { getDataBundle: 404 };

/** What is to be so first: the site and a tag are watched, and no crawl is under way. */
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

/** What the first team has: its scans are those of every team, and its host has a result for the public. */
let first: Everything | undefined;
const haveAll = async (team: string): Promise<Everything> => {
  if (first !== undefined) return oneOfEverything(store(), team, first);
  first = await oneOfEverything(store(), team);
  return first;
};

type Listens = Awaited<ReturnType<typeof listen>>;

/** Runs one as a new team that has one of everything; gives what is wrong about it. */
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
    // The key stands in its line, and only where one is taken.
    ...(only?.asked.includes(key) ? ['the key is in the address'] : []),
    ...(only?.key === (request.withKey ? key : undefined) ? [] : ['another key']),
    ...(/^(?:JavaScript|Python)$/.test(language) && !said.startsWith(`${only?.status} `) ? ['another status'] : []),
  ];
  return faults.length === 0 ? '' : `${operationId}: ${faults.join(', ')}: ${said.slice(0, 300)}`;
};

test.each(SNIPPETS)('every snippet in %s', { timeout: 500_000 }, async (language) => {
  await service().work();
  const listening = await listen({ lookAtBadge: async () => {} });
  const wrong: string[] = [];
  for (const operation of ALL) wrong.push(await wrongOf(language, operation, listening));
  expect(wrong.filter((one) => one !== '')).toEqual([]);
  expect(wrong.length).toBeGreaterThan(50);
});
