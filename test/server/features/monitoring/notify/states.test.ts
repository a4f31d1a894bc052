import { describe, expect, test } from 'vitest';
import { DECISIVE_STATES, type Finding } from '../../../../../lib/model.ts';
import { statesWords } from '../../../../../lib/words/states.ts';
import type { SiteChange } from '../../../../../server/features/monitoring/model/changes.ts';
import type { SubscriberRecord } from '../../../../../server/features/monitoring/notify/email.ts';
import { writeEmail } from '../../../../../server/features/monitoring/notify/emails.ts';
import { toMail } from '../../../../../server/features/monitoring/notify/mail.ts';
import { sampleReport } from '../../../../components/sample.ts';

/* A decisive state of a site comes before anything else in the mail to its team. */

const [any] = sampleReport().findings.filter(({ outcome, state }) => outcome === 'fail' && state === undefined);
if (any === undefined) throw new TypeError('the sample has faults');

const changeOf = (after: Finding, direction: SiteChange['direction'] = 'worse'): SiteChange => ({
  id: after.id,
  pillar: after.pillar,
  direction,
  between: [0, 1],
  cause: null,
  who: after.who,
  before: { ...after, outcome: 'pass', points: 0 },
  after,
  step: { number: 1, kind: 'danger', findings: [after.id] },
});
const subscriberIn = (locale: SubscriberRecord['locale']): SubscriberRecord => ({
  ...{ address: 'a@b.nl', team: 'Team', site: null, locale, zone: 'Europe/Amsterdam' },
  links: { view: 'https://d.example/', confirm: '', leave: null },
});
const email = (changes: readonly SiteChange[], locale: SubscriberRecord['locale']) => {
  const site = { id: 's', host: 'voorbeeld.nl', url: 'https://voorbeeld.nl/' };
  const notice = { kind: 'changes', site, changes, total: { before: 80, after: 39 } } as const;
  return writeEmail({ id: 'n', at: 1, content: notice }, subscriberIn(locale));
};

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  const words = statesWords[locale].states;

  test.each(DECISIVE_STATES)('%s: meaning, first step and whom to call, above every change', (state) => {
    const created = email([changeOf({ ...any, state })], locale);
    const { title, means, first, call } = words[state];
    expect(created.subject).toBe(`voorbeeld.nl: ${title}`);
    expect(created.items[0]).toMatchObject({ title, line: means });
    expect(JSON.stringify(created.items[0]?.facts)).toContain(`${first} ${call}`);
    const text = toMail(created).text.replace(/\s+/g, ' ');
    expect(text.indexOf(means)).toBeGreaterThan(0);
    expect(created.items).toHaveLength(2);
  });

  test('shows the most serious of several states in full, and names the others', () => {
    const created = email([changeOf({ ...any, state: 'noHttps' }), changeOf({ ...any, state: 'breakIn' })], locale);
    expect(created.subject).toContain(words.breakIn.title);
    expect(created.items[0]).toMatchObject({ tone: 'fail', title: words.breakIn.title, mark: words.noHttps.title });
  });

  test('shows no state for an improvement, or for a change without one', () => {
    for (const changes of [[changeOf({ ...any, state: 'breakIn' }, 'better')], [changeOf(any)]]) {
      expect(email(changes, locale).items).toHaveLength(1);
    }
  });
});
