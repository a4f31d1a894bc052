import { defineCheck, toUnseen } from '../../check.ts';
import { findSpf } from '../../parse/mail/mail-answers.ts';

/** Maximum recommended length of a record in octets, with other records of the same name (RFC 7208 §3.4). */
const LONG = 450;

export const spfValid = defineCheck({
  id: 'spf-valid',
  weight: 7,
  who: 'domeinbeheerder',
  cause: 'spf',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc7208',
  needs: ['scan', 'dns'],
  verdicts: {
    valid: 'pass',
    long: 'warn',
    unreachable: 'warn',
    absent: 'fail',
    several: { verdict: 'fail', step: 'broken' },
    syntax: { verdict: 'fail', step: 'broken' },
    loop: { verdict: 'fail', step: 'broken' },
    brokenInclude: { verdict: 'fail', step: 'broken' },
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const { problems, record, text, open, unseen: blind } = findSpf(dns, domain);
    const problem = problems[0];
    if (problem !== undefined) {
      const { kind, name, terms } = problem;
      const isOwn = name === domain;
      if (kind === 'none') return isOwn ? { code: 'absent' } : { code: 'brokenInclude', args: { name }, items: [name] };
      if (kind === 'several' && !isOwn) return { code: 'brokenInclude', args: { name }, items: terms };
      return { code: kind, args: { name }, items: kind === 'loop' ? [terms.join(' → ')] : terms };
    }
    if (blind[0] !== undefined) return toUnseen(blind[0]);
    if (open.length > 0 || record === null || text === null) return toUnseen('time');
    if (record.unreachable.length > 0) return { code: 'unreachable', items: record.unreachable };

    return { code: text.length > LONG ? 'long' : 'valid', args: { bytes: text.length }, items: [text] };
  },
});
