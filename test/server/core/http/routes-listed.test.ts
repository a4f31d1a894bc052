import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

/* Who sees what of each route is tried in the full run (`four-askers.test.ts`); that none is left out is known at once. */

const store = storeForAll();
const listen = listenFor(store, serviceForEach(store));

const listed = readFileSync(join(import.meta.dirname, '../../../../docs/who-sees-what.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([A-Z]+ [^`]+)` \|/.exec(line)?.[1] ?? []);

test('docs/who-sees-what.md lists every route, and only routes that exist', async () => {
  const routes: string[] = [];
  await listen({
    onRoute: ({ method, path }) => void (method !== 'HEAD' && routes.push(`${method} ${path}`)),
    publicUrl: null,
  });
  expect(routes.length).toBeGreaterThan(80);
  // Asset names are digests of their content.
  const named = [...new Set(routes)].map((route) => route.replace(/assets\/[0-9a-f]{16}/, 'assets/…'));
  expect(listed.toSorted(), 'CONTRIBUTING.md, “Add a route”, has the command that lists a new one').toEqual(
    named.toSorted(),
  );
});
