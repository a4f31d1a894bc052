import { defineCheck, toUnseen } from '../../check.ts';
import type { DmarcPolicy } from '../../parse/mail/dmarc.ts';
import { findDmarcRecord } from '../../parse/mail/mail-answers.ts';

const STRENGTH: Readonly<Record<DmarcPolicy, number>> = { none: 0, quarantine: 1, reject: 2 };

export const dmarcPolicy = defineCheck({
  id: 'dmarc-policy',
  weight: 6,
  who: 'domeinbeheerder',
  cause: 'dmarc',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9989#section-4.7',
  needs: ['scan', 'dns'],
  verdicts: {
    reject: 'pass',
    quarantine: 'pass',
    testing: 'warn',
    weakerSubdomains: 'warn',
    // Reports have to be read for weeks before this changes.
    partial: { verdict: 'warn', effort: 2 },
    none: { verdict: 'fail', effort: 2 },
    // Going from the first reports to `reject` means weeks of finding out who sends mail for the domain.
    noRecord: { verdict: 'fail', effort: 3 },
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const { record, text, owner, requested, effective, open, unseen: blind } = findDmarcRecord(dns, domain);
    if (blind[0] !== undefined) return toUnseen(blind[0]);
    if (open.length > 0) return toUnseen('time');
    if (record === null || text === null || requested === null || effective === null) return { code: 'noRecord' };

    const items = [text];
    if (effective === 'none') return { code: 'none', items };
    if (record.t) return { code: 'testing', items };

    const weaker = [record.sp, record.np].filter((policy) => policy !== null && STRENGTH[policy] < STRENGTH[requested]);
    if (owner === 'own' && weaker.length > 0) return { code: 'weakerSubdomains', items };
    if (record.pct !== null && record.pct < 100) return { code: 'partial', args: { pct: record.pct }, items };

    return { code: effective, items };
  },
});
