import { expect, test } from 'vitest';
import { requestViews, toViewResults } from '../../../../../lib/api/views.ts';
import type { Report, ViewResult } from '../../../../../lib/model.ts';
import { formatExtras } from '../../../../../lib/words/report/extra-lines.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { testLine } from '../../../../api/line.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** Both sides of viewing a page as phone and in dark mode through a service: the extension's client and our service. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const HOST = 'bekijken.nl';
const bad: Report = storedOf({ url: `https://${HOST}/` }, 'slecht', NOW, recorded('slecht', 'granted')).report;
const findings = bad.findings.filter(({ outcome }) => outcome === 'fail').slice(0, 5);
const VIEWS: readonly ViewResult[] = [
  { view: 'phone', seen: true, text: 0.4, findings: findings.map((finding) => ({ where: 'only', finding })) },
  { view: 'dark', seen: false, text: null, findings: [] },
];

test('the extension’s client requests views, waits for them and reports what the service found', async () => {
  const { base } = await listen();
  const { scanner } = service();
  const scan = scanner.scan.bind(scanner);
  Object.assign(scanner, {
    scan: async (request: Parameters<typeof scan>[0]) => {
      const done = await scan(request);
      const { report } = done.stored;
      return { ...done, stored: { ...done.stored, report: report && { ...report, extras: { views: VIEWS } } } };
    },
  });
  await service().work();
  const { key } = await createKey(store(), { name: 'uitbreiding' }, NOW);
  const line = testLine({ key: () => key, end: AbortSignal.timeout(60_000) });
  const answer = await requestViews(base, { url: `https://${HOST}/`, language: 'nl' }, line);
  if (!answer.ok) throw new Error(answer.why);
  expect(scanner.asked.at(-1)?.views).toEqual(['phone', 'dark']);
  expect(line.contacts[0]).toMatchObject({ method: 'POST', path: '/api/v1/scans?wait=20', status: 202 });

  const views = toViewResults(bad, answer.value);
  expect(findings.length).toBeGreaterThan(3);
  const lines = (extras: readonly ViewResult[]) =>
    formatExtras({ target: bad.target, extras: { views: extras } }, 'nl');
  expect(lines(views)).toEqual(lines(VIEWS));
}, 90_000);

test('a key without the scan scope gets a forbidden error', async () => {
  const { base } = await listen();
  const { key } = await createKey(store(), { name: 'leest', scopes: ['read'] }, NOW);
  const answer = await requestViews(base, { url: `https://${HOST}/`, language: 'nl' }, testLine({ key: () => key }));
  expect(answer).toMatchObject({ ok: false, why: 'forbidden' });
});
