import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { failScan } from '../../../lib/platform/scan/fail-scan.ts';
import { toScanError } from '../../../lib/platform/scan/refusal.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { readState } from '../../../lib/platform/scan/states.ts';
import type { Situation } from '../../../lib/state.ts';
import { popupWords } from '../../../lib/words/popup.ts';

const of = (situation: Situation, retryAfter?: number) =>
  toScanError({
    situation,
    host: 'voorbeeld.nl',
    tier: 'public',
    locale: 'nl',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

describe('a refusal', () => {
  test.each<[Situation, string]>([
    ['browserPage', 'unsupported_page'],
    ['storePage', 'unsupported_page'],
    ['notAPage', 'unsupported_page'],
    ['localFile', 'unsupported_page'],
    ['hiddenPage', 'unsupported_page'],
    ['notLoaded', 'unreachable'],
    ['rateLimited', 'rate_limited'],
    ['crashed', 'internal'],
  ])('for %s is %s, with a sentence', (situation, code) => {
    const { ok, error } = of(situation);
    expect([ok, error.code]).toEqual([false, code]);
    expect(error.message.length).toBeGreaterThan(10);
    expect('retry_after' in error).toBe(situation === 'rateLimited');
  });

  test('for too many scans says how long to wait', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date'] });
    expect(of('rateLimited', 90).error).toMatchObject({ retry_after: 90 });
    expect(of('rateLimited', 61).error.message).toBe(of('rateLimited', 119).error.message);
    expect(of('rateLimited', 60).error.message).not.toBe(of('rateLimited', 3_600).error.message);
    vi.useRealTimers();
  });

  test('for too many scans says how many the tier allows', () => {
    const message = (tier: 'public' | 'partner') =>
      toScanError({ situation: 'rateLimited', host: 'voorbeeld.nl', tier, locale: 'nl', retryAfter: 60 }).error.message;
    expect(message('public')).toContain('20');
    expect(message('partner')).toContain('120');
  });

  test('for something other than a page names the host', () => {
    expect(of('notAPage').error.message).toBe(popupWords.nl.situations.notAPage({ host: 'voorbeeld.nl' }));
    expect(of('storePage').error.message).toBe(popupWords.nl.situations.storePage);
  });
});

describe('a refused state', () => {
  beforeEach(() => {
    fakeBrowser.reset();
    fakeBrowser.i18n.getUILanguage = () => 'nl';
  });

  test('is failed, stored and shown', async () => {
    const before = {
      ...createEmptyState(3, 'https://voorbeeld.nl/', 'public'),
      phase: 'scanning' as const,
      finishedAt: null,
    };
    const results: unknown[] = [];
    const state = await failScan(
      before,
      { situation: 'rateLimited', retryAfter: 90 },
      async (one) => void results.push(one),
    );
    expect(state).toMatchObject({ phase: 'failed', situation: 'rateLimited', error: { error: { retry_after: 90 } } });
    expect(state.finishedAt).not.toBeNull();
    expect(state.error?.error.message).toContain('20 ');
    expect(await readState(3)).toEqual({ ...state, locale: 'nl' });
    expect(results).toEqual([state]);
  });
});
