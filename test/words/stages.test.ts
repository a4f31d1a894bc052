import { describe, expect, test } from 'vitest';
import { dmarcPolicy } from '../../lib/checks/domein/dmarc-policy.ts';
import { dmarcValid } from '../../lib/checks/domein/dmarc-valid.ts';
import type { Locale } from '../../lib/model.ts';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import { hasNextStage } from '../../lib/stages.ts';
import { SECONDS } from '../../lib/time.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { splitStep } from '../../lib/words/step-parts.ts';
import { facts, txt } from '../checks/domein/dns-facts.ts';
import { NAMES } from '../kit/step-places.tsx';
import { EVERY, SITE } from '../repairs/every.ts';

/* A step that only begins never promises a passing check, and a reason describes what is there. */

const LOCALES: readonly Locale[] = ['nl', 'en'];

describe('advice in stages', () => {
  const YEAR = 365 * SECONDS.day;
  const readAge = (text = ''): number | null => {
    // A line that replaces another has the new value last.
    const seconds = [...text.matchAll(/max-age=(\d+)/g)].at(-1)?.[1];
    return seconds === undefined ? null : Number(seconds);
  };

  test('each HSTS snippet is followed by another stage, until max-age is a year', () => {
    const offered = EVERY.filter(({ fault }) => fault.id === 'hsts');
    expect(offered.length).toBeGreaterThan(20);
    for (const { fault, repair } of offered) {
      const days = Math.floor((readAge(fault.items[0]) ?? 0) / SECONDS.day);
      // The value decides the conclusion: a header of a minute never has the conclusion of half a year.
      if ((fault.code === 'short') !== days >= 180 || (fault.code === 'absent') !== (fault.items.length === 0))
        continue;
      const isLast = (readAge(repair.snippet) ?? 0) >= YEAR;
      expect(hasNextStage({ ...fault, args: { days } }), `${fault.code} ${days}: ${repair.snippet}`).toBe(!isLast);
    }
  });

  test('each share of mail is followed by another stage, until the policy applies to all', () => {
    const offered = EVERY.filter(({ fault }) => fault.id === 'dmarc-policy');
    expect(offered.length).toBeGreaterThan(5);
    for (const { fault, repair, site } of offered) {
      const isLast = !/\bp=none\b|\bpct=(?!100\b)\d/.test(repair.snippet.split('\n').at(-1) ?? '');
      const items = fault.code === 'noRecord' || site.dmarc === null ? [] : [site.dmarc];
      expect(hasNextStage({ ...fault, items }), `${fault.code}: ${repair.snippet}`).toBe(!isLast);
    }
  });

  test('pasted in turn, DMARC’s stages lead to a policy for all mail', () => {
    const judge = (text: string) => {
      const found = facts({ 'TXT _dmarc.voorbeeld.nl': [txt(text)] });
      const [valid, policy] = [dmarcValid.judge(found), dmarcPolicy.judge(found)];
      if ('unseen' in valid || 'unseen' in policy) throw new TypeError('all is seen');
      return { valid: valid.code, fault: { id: 'dmarc-policy', args: {}, items: [], ...policy } };
    };
    const walked: string[] = [];
    let record = 'v=DMARC1; p=none; rua=mailto:post@voorbeeld.nl';
    for (let stage = 0; stage < 5; stage += 1) {
      const { valid, fault } = judge(record);
      expect(valid, record).toBe('valid');
      walked.push(`${fault.code} ${/p=.*/.exec(record.replace(/ rua=[^;]*;?/, ''))?.[0]}`);
      const next = findRepairs({ ...SITE, dmarc: record }, fault)[0]?.sets?.[0];
      if (next === undefined) break;
      expect(hasNextStage(fault), record).toBe(judge(next).fault.code !== 'quarantine');
      record = next;
    }
    expect(walked).toEqual([
      'none p=none;',
      'none p=quarantine; pct=10; t=y',
      'none p=quarantine; pct=50; t=y',
      'quarantine p=quarantine;',
    ]);
  });

  test.each(LOCALES)('an imperative to begin does not promise a passing check, in %s', (locale) => {
    const begins = /: (?:begin met (?:een|alleen|testen)|start (?:with a|by))\b/;
    expect(NAMES.filter(([, finding]) => begins.test(splitStep(finding, locale).imperative))).not.toEqual([]);
    for (const [name, finding] of NAMES) {
      const { imperative, verify } = splitStep(finding, locale);
      if (begins.test(imperative)) expect(verify, name).not.toContain(commonWords[locale].outcomes.pass);
      expect(verify.includes(commonWords[locale].outcomes.pass), name).toBe(!hasNextStage(finding));
    }
  });
});

describe.each(LOCALES)('reasons in %s', (locale) => {
  /** Words for something that exists but is wrong. */
  const WRONG = {
    nl: /\b(?:met een fout|klop(?:t|pen) niet|spreken .* tegen|staan er twee|te klein|verloopt|afgekapt|kapt)\b/,
    en: /\b(?:with an error|is wrong|are wrong|contradict|two of them|too small|expires|cuts? off)\b/,
  } satisfies Record<Locale, RegExp>;

  test('for something absent do not speak of its defects', () => {
    const absent = NAMES.filter(([, { code }]) => /^(?:absent|missing|noRecord|none|empty)$/.test(code ?? ''));
    expect(absent.length).toBeGreaterThan(30);
    const wrong = absent.filter(([, finding]) => WRONG[locale].test(sayFinding(finding, locale).why));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
