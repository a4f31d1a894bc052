import { defineCheck, toUnseen } from '../../check.ts';
import { dropDeadServers, findMailServers, findTexts } from '../../parse/mail/mail-answers.ts';
import { findDane, parseAnnouncedPolicy, parsePolicyFile } from '../../parse/mail/transport-answers.ts';
import { SECONDS } from '../../time.ts';

/** Seconds: a week, the minimum that outlasts an attack on DNS (RFC 8461 §3.2 recommends weeks). */
const LASTING = 604_800;

export const mailTransportPolicy = defineCheck({
  id: 'mail-transport-policy',
  weight: 4,
  who: 'domeinbeheerder',
  cause: 'mail-transport',
  effort: 3,
  source: 'https://www.rfc-editor.org/rfc/rfc7672',
  needs: ['scan', 'dns'],
  helps: ['mailPolicy'],
  verdicts: {
    dane: 'pass',
    enforced: 'pass',
    partialDane: 'warn',
    // One line of an existing policy has to be changed.
    testing: { verdict: 'warn', effort: 1 },
    shortLived: { verdict: 'warn', effort: 1 },
    uncovered: 'warn',
    broken: { verdict: 'fail', step: 'broken' },
    absent: 'fail',
    noMail: 'skip',
    noneAlive: 'skip',
  },

  judge({ scan, dns, mailPolicy }) {
    const domain = scan.domain ?? scan.host;
    const servers = findMailServers(dns, domain);
    if (!servers.seen) return toUnseen(servers.why);

    const { hosts, sample } = servers.value;
    const there = dropDeadServers(dns, sample);
    if (there.length === 0) return { code: hosts.length === 0 ? 'noMail' : 'noneAlive' };

    const dane = findDane(dns, domain, there);
    if (dane.seen && dane.value === 'full') return { code: 'dane', items: there };

    const texts = findTexts(dns, `_mta-sts.${domain}`);
    if (!texts.seen) return toUnseen(texts.why);

    const announced = parseAnnouncedPolicy(texts.value);
    if (announced === 'file' && !mailPolicy.seen) {
      return toUnseen(mailPolicy.why === 'notApplicable' ? 'interrupted' : mailPolicy.why);
    }
    const read = mailPolicy.seen ? parsePolicyFile(mailPolicy.value, hosts) : null;
    const file = announced === 'file' ? read : announced;
    const items = file?.items ?? [];
    const args = { days: Math.floor((file?.maxAge ?? 0) / SECONDS.day), seconds: file?.maxAge ?? 0 };
    if (file?.state === 'enforced' && file.maxAge >= LASTING) return { code: 'enforced', args, items };
    // DANE on every server would be sufficient, whatever the file lacks.
    if (!dane.seen) return toUnseen(dane.why);
    if (file?.state === 'enforced') return { code: 'shortLived', args, items };
    if (file?.state === 'uncovered' || file?.state === 'testing') return { code: file.state, items };
    if (dane.value === 'partial') return { code: 'partialDane' };

    return file?.state === 'broken' ? { code: 'broken', items } : { code: 'absent' };
  },
});
