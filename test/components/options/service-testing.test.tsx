import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { ServiceTesting } from '../../../components/options/ServiceTesting.tsx';
import { SERVICE_FAULTS, type ServiceError, type ServiceFault } from '../../../lib/api/service.ts';
import type { ServiceTest } from '../../../lib/platform/messages.ts';
import { formatSeconds } from '../../../lib/words/format.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { serviceSettingsWords } from '../../../lib/words/service/service-settings.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const fault = (code: ServiceFault, status: number | null = null): ServiceError => ({
  ...{ code, status, message: null, retryAfter: null },
});
const ANSWER: ServiceTest = {
  ...{ withKey: true, refusal: null, ms: 400, left: 7, tier: null, rateLimit: null, error: null },
};

describe.each(sampleOf(LOCALES, 2))('the result of testing a service, in %s', (locale) => {
  const words = serviceSettingsWords[locale];
  const textOf = async (answer: ServiceTest): Promise<{ readonly text: string; readonly tone: string | undefined }> => {
    draw(<ServiceTesting base="https://dienst.nl" onTest={async () => answer} />, locale);
    fireEvent.click(screen.getByRole('button', { name: words.test }));
    await waitFor(() => expect(document.querySelector('.notice')).not.toBeNull());
    const notice = document.querySelector<HTMLElement>('.notice');
    return { text: notice?.textContent ?? '', tone: notice?.dataset['tone'] };
  };
  const works = words.answers({ seconds: '' }).split('.').at(-2) ?? '';

  test.each(SERVICE_FAULTS)('%s is reported as a fault of the service, or of the requested address', async (code) => {
    const { text, tone } = await textOf({ ...ANSWER, error: fault(code) });
    const isSites = /^site[A-Z]/.test(code);
    expect([text.includes(works), tone]).toEqual([isSites, isSites ? 'info' : 'warn']);
    expect(text).toContain(words.withKey);
  });

  test('shows the remaining scans of a working service', async () => {
    expect((await textOf({ ...ANSWER, error: fault('siteUnreachable', 502) })).text).toContain(words.left({ left: 7 }));
  });

  test('shows the terms of a service that could not grade the site', async () => {
    const terms = { tier: 'public', rateLimit: '20/hour' };
    const { text, tone } = await textOf({ ...ANSWER, ...terms, error: fault('siteNotGradable', 200) });
    expect(text).toContain(
      words.works({ tier: serviceWords[locale].tiers.public, limit: '20/hour', seconds: formatSeconds(locale, 400) }),
    );
    expect([text.includes(works), tone]).toEqual([false, 'info']);
  });

  test('shows that a key was refused, even if the address could not be scanned', async () => {
    const answer = { ...ANSWER, refusal: fault('keyRefused', 401), error: fault('siteUnreachable', 502) };
    const { text, tone } = await textOf(answer);
    expect(text).toContain(works);
    expect(text).toContain(words.keyRefused({ status: 401 }));
    expect(text).not.toContain(words.withKey);
    expect(tone).toBe('warn');
  });
});
