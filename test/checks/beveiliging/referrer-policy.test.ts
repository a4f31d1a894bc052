import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { referrerPolicy } from '../../../lib/checks/beveiliging/referrer-policy.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';

const sent = (value: string | null, inMeta?: string) => ({
  fresh: http(value === null ? {} : { 'referrer-policy': value }),
  raw: seen(page({ head: { metas: inMeta === undefined ? [] : [meta('referrer', inMeta)] } })),
});

cases(referrerPolicy, {
  strict: [
    sent('Strict-Origin-When-Cross-Origin'),
    sent('unsafe-url, no-referrer'),
    sent('unsafe-url', 'no-referrer'),
    sent(null, 'never'),
    { ...sent('no-referrer'), raw: blind('notApplicable') },
  ],
  partlyRead: [sent('no-referrer, later-invention'), sent('strict, strict-origin')],
  absent: [sent(null), sent(''), { fresh: http(), raw: blind('notApplicable') }],
  leaky: [sent('no-referrer', 'unsafe-url'), sent(null, 'always')],
  unknown: [sent('none'), sent('origin-when-crossorigin, strict')],
});

blindCases(referrerPolicy, [{ ...sent('no-referrer'), raw: blind('timeout') }]);

/** Fetch as implemented in undici: the steps of Referrer Policy §8.3, and the policies that it knows (§3). */
const undici = createRequire(import.meta.url);
const { determineRequestsReferrer } = undici('undici/lib/web/fetch/util.js') as {
  readonly determineRequestsReferrer: (request: object) => URL | 'no-referrer';
};
const { referrerPolicyTokens } = undici('undici/lib/web/fetch/constants.js') as {
  readonly referrerPolicyTokens: Iterable<string>;
};
const policies = [...referrerPolicyTokens];

describe('what a policy reveals to others', () => {
  const from = new URL('https://voorbeeld.nl/dossier/4711?naam=jansen');
  /** The referrer that a site receives for a visitor from another page. */
  const referrerOf = (policy: string, to: string): string => {
    const url = new URL(to);
    return String(
      determineRequestsReferrer(Object.assign(url, { referrerPolicy: policy, referrer: from, urlList: [url] })),
    );
  };

  test.each(policies)('%s is strict if it hides the page from sites and the site from eavesdroppers', (policy) => {
    const leaks =
      referrerOf(policy, 'https://anders.nl/').includes('4711') ||
      referrerOf(policy, 'https://www.voorbeeld.nl/').includes('4711') ||
      referrerOf(policy, 'http://anders.nl/') !== 'no-referrer';
    const judged = referrerPolicy.judge(sent(policy));
    expect(judged).toMatchObject({ code: leaks ? 'leaky' : 'strict', items: [policy] });
    expect(referrerPolicy.judge(sent(null, policy))).toEqual(judged);
  });

  test('some policies reveal the page, and some do not', () => {
    expect(policies).toHaveLength(8);
    expect(referrerOf('unsafe-url', 'http://anders.nl/')).toBe(from.href);
    expect(referrerOf('same-origin', 'https://voorbeeld.nl/')).toBe(from.href);
  });

  test.each(policies)('%s, misspelt, is not a policy', (policy) =>
    expect(referrerPolicy.judge(sent(`${policy}s`))).toMatchObject({ code: 'unknown', items: [`${policy}s`] }),
  );
});
