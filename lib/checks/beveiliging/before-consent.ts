import { defineCheck } from '../../check.ts';
import { CONSENT_PLATFORMS } from '../../data/software/consent-platforms.ts';
import { CONSENT_COOKIES, CONSENT_SERVICES } from '../../data/software/consent-services.ts';
import { findConsentPlatforms, findConsentServices } from '../../parse/software/consent.ts';

/**
 * Tracking services and cookies that a first-time visitor gets before anybody asked for consent. Judged by the first
 * answer, so that the reader's own choice has no influence. Weight 0 (decision 27): whether something needs consent is
 * a legal question, and a script in the markup may wait for the answer.
 */
export const beforeConsent = defineCheck({
  id: 'before-consent',
  weight: 0,
  who: 'webbouwer',
  source: 'https://zoek.officielebekendmakingen.nl/kst-33902-3.html',
  needs: ['raw'],
  helps: ['cookies'],
  verdicts: { cookies: 'info', follows: 'info', held: 'info', unclear: 'info', none: 'info' },

  judge({ raw, cookies }) {
    const set = cookies?.seen === true ? cookies.value : [];
    const following = set.filter(({ name }) => CONSENT_COOKIES.some(({ cookie }) => cookie.test(name)));
    if (following.length > 0) return { code: 'cookies', items: following.map(({ name }) => name) };

    const found = findConsentServices(raw.resources, CONSENT_SERVICES);
    const names = [...new Set(found.map(({ name }) => name))];
    if (names.length === 0) return { code: 'none' };

    const [platform] = findConsentPlatforms(raw.resources, CONSENT_PLATFORMS);
    if (platform !== undefined) return { code: 'held', args: { name: platform }, items: names };
    const follows = found.filter(({ kind }) => kind === 'follows').map(({ name }) => name);
    return follows.length > 0 ? { code: 'follows', items: [...new Set(follows)] } : { code: 'unclear', items: names };
  },
});
