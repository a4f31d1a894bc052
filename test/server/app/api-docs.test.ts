import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openApi } from '../../../server/app/openapi/document.ts';
import {
  findAnswer,
  listOperations,
  requestOf,
  toOperationPath,
} from '../../../server/core/pages/api-docs/operation.ts';
import { writeSnippet } from '../../../server/core/pages/api-docs/snippets.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { storeForAll } from '../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const API = openApi('en');
const ALL = listOperations(API);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...API }, 'openapi');

const at = (...steps: readonly string[]): string =>
  `openapi#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The errors of a body against its own schema. */
const wrongIn = (body: string | null, pointer: string): string => {
  if (body === null) return '';
  const validate = ajv.compile({ $ref: pointer });
  return validate(JSON.parse(body)) ? '' : `${pointer}: ${ajv.errorsText(validate.errors)}`;
};

test('every example in the documentation validates against its schema', () => {
  const wrong = ALL.flatMap((operation) => {
    const { path, method } = operation;
    const paths = ['paths', path, method.toLowerCase()];
    const { body } = requestOf(API, operation, 'https://scan.example');
    const requested = wrongIn(body, at(...paths, 'requestBody', 'content', 'application/json', 'schema'));
    const answer = findAnswer(API, operation);
    const of = at(...paths, 'responses', answer?.status ?? '', 'content', answer?.type ?? '', 'schema');
    return [requested, wrongIn(answer?.body ?? null, of)].filter((text) => text !== '');
  });
  expect(wrong).toEqual([]);
});

describe('the documentation', () => {
  const html = { headers: { accept: 'text/html', 'accept-language': 'en' } };

  test('links the name of a shape to its fields on the same page', async () => {
    const { base } = await listen();
    const pages = await Promise.all(
      ALL.slice(0, 8).map(async (one) => (await fetch(`${base}${toOperationPath(one)}`, html)).text()),
    );
    const links = pages.flatMap((page) =>
      [...page.matchAll(/href="#(shape-\w+)"/g)].map(([, id]) => [id, page.includes(`id="${id}"`)] as const),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(([, isThere]) => !isThere)).toEqual([]);
  });

  test('lists every operation once, links to a page for each, and explains the error codes', {
    tags: ['full'],
  }, async () => {
    const { base } = await listen();
    const list = await (await fetch(`${base}/documentatie`, html)).text();
    for (const operation of ALL) {
      expect(list.split(`href="${toOperationPath(operation)}"`), operation.operationId).toHaveLength(2);
      const { status, ...answer } = await fetch(`${base}${toOperationPath(operation)}`, html).then(async (one) => ({
        status: one.status,
        text: await one.text(),
      }));
      expect(status).toBe(200);
      for (const language of ['curl', 'JavaScript', 'Python', 'PHP']) expect(answer.text).toContain(language);
      // Snippets use the address at which the documentation is served.
      expect(answer.text).toContain(base);
    }
    for (const code of ['not_found', 'invalid_request', 'rate_limited']) expect(list).toContain(`id="${code}"`);
    expect((await fetch(`${base}/documentatie/niets`, html)).status).toBe(404);
  });
});

const run = promisify(execFile);

test('the curl and JavaScript snippets run as written', { timeout: 60_000 }, async () => {
  const { base } = await listen();
  await service().work();
  const [scan] = ALL;
  if (scan === undefined) throw new Error('no operation');
  const request = requestOf(API, scan, base);
  const env = { ...process.env, PIJLER_KEY: '' };
  const curl = await run('sh', ['-c', writeSnippet('curl', request)], { env });
  expect(JSON.parse(curl.stdout)).toMatchObject({ ok: true, domain: 'example.nl' });
  const script = await run(process.execPath, ['--input-type=module', '-e', writeSnippet('JavaScript', request)], {
    env,
  });
  expect(script.stdout).toMatch(/^200 \{"ok":true/);
});

test('the Python snippet uses Python literals and the environment for the key', () => {
  const operation = ALL.find(({ operationId }) => operationId === 'createScan');
  if (operation === undefined) throw new Error('no operation');
  const text = writeSnippet('Python', requestOf(API, operation, 'https://scan.example'));
  expect(text).toContain('"fresh": True');
  expect(text).toContain('headers={"X-GDA-Key": os.environ["PIJLER_KEY"]},');
});
