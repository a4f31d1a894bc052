import { defineCheck, toUnseen } from '../../check.ts';
import { findSpf, isMailless } from '../../parse/mail/mail-answers.ts';

export const spfPolicy = defineCheck({
  id: 'spf-policy',
  weight: 4,
  who: 'domeinbeheerder',
  cause: 'spf',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc7208#section-5.1',
  needs: ['scan', 'dns'],
  verdicts: {
    strict: 'pass',
    soft: 'pass',
    softWithoutMail: 'warn',
    ptr: 'warn',
    open: 'fail',
    wide: 'fail',
    noRecord: 'fail',
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const { record, text, problems, wide, all, cut, ptr, open, unseen: blind } = findSpf(dns, domain);
    const isOwn = problems.some(({ kind, name }) => kind !== 'loop' && name === domain);
    if (isOwn) return { code: 'noRecord' };
    if (record === null || text === null) return toUnseen(blind[0] ?? 'time');
    if (wide.length > 0) return { code: 'wide', items: wide };

    if (cut) return toUnseen('hidden');
    if (all === null && record.redirect !== null && problems.length === 0) {
      const why = blind[0] ?? (open.length > 0 ? 'time' : null);
      if (why !== null) return toUnseen(why);
    }
    if (all !== '-' && all !== '~') return { code: 'open', items: [text] };
    if (ptr) return { code: 'ptr', items: [text] };
    if (all === '-') return { code: 'strict', items: [text] };

    const mailless = isMailless(dns, domain);
    if (!mailless.seen) return toUnseen(mailless.why);
    return { code: mailless.value ? 'softWithoutMail' : 'soft', items: [text] };
  },
});
