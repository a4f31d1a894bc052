import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, RetryAgent, request } from 'undici';
import { beforeEach, describe, expect, test } from 'vitest';
import { CACHE, once as installOnce, run as runToEnd } from '../../../scripts/systems/cache.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { ensurePackages } from '../../kit/programs.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { HOUR, storeForAll } from '../kit/store.ts';

/** Real HTTP clients with their built-in retries: one call causes one scan, whatever the outcome. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** All clients here share one address, so each test gets an hour of its own. */
let hours = 0;
beforeEach(() => {
  hours += 2;
  service().now += hours * HOUR;
  service().scanner.now = service().now;
});

/** Runs a program to its end, and ignores its output. */
const run = async (program: string, args: readonly string[]): Promise<void> => {
  await once(spawn(program, args, { stdio: 'ignore' }), 'close');
};
const script = (text: string) => (url: string, most: number) =>
  run(process.execPath, [
    ...['--input-type=module', '--eval'],
    text.replaceAll('URL_ASKED', url).replaceAll('MAX', String(most)),
  ]);

/** Requests with urllib3's own retries, as in its documentation. */
const REQUESTS = `import requests, sys
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry
session = requests.Session()
session.mount('http://', HTTPAdapter(max_retries=Retry(total=3, status_forcelist=[502, 503, 504], backoff_factor=0.01, raise_on_status=False)))
session.get(sys.argv[1], timeout=int(sys.argv[2]) / 1000)`;

/** PHP's curl, which does not retry by itself, in a loop as people write it. */
const PHP = `for ($i = 0; $i < 4; $i++) {
  $call = curl_init($argv[1]);
  curl_setopt_array($call, [CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT_MS => (int) $argv[2]]);
  curl_exec($call);
  $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
  if ($status !== 0 && $status < 500) break;
  usleep(10000);
}`;

const has = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;

/** Packages that are not our dependencies: the full run installs them from npm's registry, outside the repository. */
const PACKAGES = ['ky@2.1.0', 'got@16.1.0', 'axios@1.21.1', 'axios-retry@4.5.0'];
const FOLDER = join(CACHE, 'http-clients');
if (isFullRun) {
  await installOnce('http-clients', PACKAGES, async () => {
    mkdirSync(FOLDER, { recursive: true });
    const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await runToEnd('npm', ['install', ...quiet, '--prefix', FOLDER, ...PACKAGES]);
  });
}
const at = (name: string): string => join(FOLDER, 'node_modules', name);
const isThere = (name: string): boolean => existsSync(at(name));

/** The machine's own Python may be one that does not see Debian's packages. */
const findPython = (): string | undefined =>
  ['python3', '/usr/bin/python3'].find((program) => has(program, ['-c', 'import requests']));
const hasRequests = await ensurePackages(['python3-requests'], () => findPython() !== undefined);
const hasPhp = await ensurePackages(['php-cli', 'php-curl'], () =>
  has('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']),
);

const UNDICI = { maxRetries: 3, minTimeout: 1, retryAfter: false, throwOnError: false } as const;

/** `most`: ms that the client waits for one response. */
type Call = (url: string, most: number) => Promise<unknown>;

const METHODS: readonly (readonly [name: string, isHere: boolean, call: Call])[] = [
  [
    'undici',
    true,
    async (url, most) => {
      const dispatcher = new RetryAgent(new Agent({ headersTimeout: most }), UNDICI);
      return request(url, { dispatcher }).then(
        ({ body }) => body.dump(),
        () => {},
      );
    },
  ],
  [
    'curl',
    await ensurePackages(['curl'], () => has('curl', ['--version'])),
    (url, most) => run('curl', ['-s', '-m', String(most / 1_000), '--retry', '3', '--retry-delay', '1', url]),
  ],
  ['requests', hasRequests, (url, most) => run(findPython() ?? '', ['-c', REQUESTS, url, String(most)])],
  ['PHP curl', hasPhp, (url, most) => run('php', ['-r', PHP, url, String(most)])],
  [
    'ky',
    isThere('ky'),
    script(`import ky from '${at('ky/distribution/index.js')}';
      await ky.get('URL_ASKED', { timeout: MAX, retry: { limit: 2, retryOnTimeout: true } }).json().catch(() => {})`),
  ],
  [
    'got',
    isThere('got'),
    script(`import got from '${at('got/dist/source/index.js')}';
      await got('URL_ASKED', { timeout: { request: MAX }, retry: { limit: 2 } }).json().catch(() => {})`),
  ],
  [
    'axios',
    isThere('axios-retry'),
    script(`import { createRequire } from 'node:module'; const require = createRequire('${at('axios')}/');
      const axios = require('axios'); const { default: axiosRetry } = require('axios-retry');
      axiosRetry(axios, { retries: 3, shouldResetTimeout: true,
        retryCondition: (error) => axiosRetry.isNetworkOrIdempotentRequestError(error) || error.code === 'ECONNABORTED' });
      await axios.get('URL_ASKED', { timeout: MAX }).catch(() => {})`),
  ],
];

/** Ms that a client waits by default. */
const LONG = 30_000;

describe.each(METHODS)('%s', (name, isHere, call) => {
  const here = test.runIf(isHere);
  const urlOf = (base: string, kind: string): string =>
    `${base}/api/gda-scan-api.php?url=${name.replaceAll(' ', '-').toLowerCase()}-${kind.replaceAll('_', '-')}.nl`;

  here.each(['unreachable', 'timeout', 'internal', 'unsupported_page'] as const)(
    'a call that ends in %s causes one scan',
    { timeout: 60_000 },
    async (code) => {
      const { work, scanner } = service();
      await work();
      scanner.next = { fails: new ScanFailure(code, 'as a test has it') };
      const heard: number[] = [];
      const { base } = await listen({ answered: ({ status }) => void heard.push(status) });
      await call(urlOf(base, code), LONG);
      expect(heard.length).toBeGreaterThan(0);
      // An outcome about the site is a response, which clients do not retry.
      if (code !== 'internal') expect(heard).toEqual([code === 'unsupported_page' ? 422 : 200]);
      expect(scanner.asked).toHaveLength(1);
    },
  );

  here('a call that the service answers too late causes one scan', { timeout: 60_000 }, async () => {
    const { work, scanner, impatient } = service();
    const { promise, resolve } = Promise.withResolvers<void>();
    scanner.next = { until: promise };
    await work();
    const heard: number[] = [];
    const answered = ({ status }: { readonly status: number }): void => {
      heard.push(status);
      resolve();
    };
    const { base } = await listen({ scanService: await impatient(50), answered });
    await call(urlOf(base, 'laat'), LONG);
    expect(heard[0]).toBe(503);
    expect(scanner.asked).toHaveLength(1);
  });

  here('a call that the client abandons before the response causes one scan', { timeout: 60_000 }, async () => {
    const { work, scanner, worked } = service();
    const { promise, resolve } = Promise.withResolvers<void>();
    scanner.next = { until: promise };
    await work();
    const { base, get } = await listen();
    const url = urlOf(base, 'ongeduldig');
    await Promise.all([call(url, 1_000), pause(6_000).then(resolve)]);
    await expect.poll(() => worked.length, { timeout: 10_000 }).toBe(1);
    // A later request gets its outcome.
    const { status, headers } = await get(url.slice(base.length));
    expect([status, Number(headers.get('x-ratelimit-remaining'))]).toEqual([200, 19]);
    expect(scanner.asked).toHaveLength(1);
  });
});
