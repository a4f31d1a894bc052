import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServicePart } from '../../lib/api/service.ts';
import { amend } from '../../lib/platform/history.ts';
import { fetchService } from '../../lib/platform/senses.ts';
import { askService } from '../../lib/platform/service.ts';
import { keepPart } from '../../lib/platform/service-part.ts';

vi.mock('../../lib/platform/secret.ts', () => ({
  keyFor: async () => null,
  keyStatus: async () => ({ saved: false, base: '', refusedAt: null }),
}));
vi.mock('../../lib/platform/senses.ts', () => ({ fetchService: vi.fn() }));
vi.mock('../../lib/platform/history.ts', () => ({ amend: vi.fn() }));

const BASE = 'https://dienst.voorbeeld.nl';

/** What a scan's part of the service becomes, step by step. */
const asked = async (answer: Response): Promise<readonly ServicePart[]> => {
  vi.mocked(fetchService).mockResolvedValue(answer);
  const parts: ServicePart[] = [];
  await askService({
    tabId: 1,
    url: 'https://voorbeeld.nl/',
    pillar: null,
    settings: { level: 'C', serviceBase: BASE },
    ledger: { open: () => () => {} },
    cancel: new AbortController().signal,
    tell: async (part) => void parts.push(part),
  });
  return parts;
};

const limited = (): Response => new Response('{}', { status: 429, headers: { 'retry-after': '600' } });

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('navigator', { onLine: true });
  fakeBrowser.permissions.contains = (async () => true) as never;
});

test('a service that wants to be left alone is, by the next question', async () => {
  expect((await asked(limited())).at(-1)?.error).toMatchObject({ code: 'rateLimited', status: 429 });
  expect((await asked(new Response('{}'))).at(-1)?.error).toMatchObject({ code: 'rateLimited', status: null });
  expect(fetchService).toHaveBeenCalledOnce();
});

test("what a service said is told also where the session's memory has no room to learn from it", async () => {
  fakeBrowser.storage.session.set = async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const parts = await asked(limited());
  expect(parts.map(({ phase }) => phase)).toEqual(['busy', 'failed']);
  expect(parts.at(-1)?.error).toMatchObject({ code: 'rateLimited', retryAfter: 600 });
});

test('a history without room for it ends no scan', async () => {
  const [, part] = await asked(limited());
  vi.mocked(amend).mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  await expect(keepPart('een-scan', part as ServicePart, [])).resolves.toBeUndefined();
});
