import { defineCheck, toUnseen } from '../../check.ts';
import { isDmarc, isInStages } from '../../parse/mail/dmarc.ts';
import { findDmarcAlias, findDmarcRecord, findTexts } from '../../parse/mail/mail-answers.ts';

export const dmarcValid = defineCheck({
  id: 'dmarc-valid',
  weight: 7,
  who: 'domeinbeheerder',
  cause: 'dmarc',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9989',
  needs: ['scan', 'dns'],
  verdicts: {
    valid: 'pass',
    removedTags: 'warn',
    ignoredTags: 'warn',
    strayAtApex: 'warn',
    onlyWildcard: 'warn',
    absent: 'fail',
    several: { verdict: 'fail', step: 'broken' },
    unusable: { verdict: 'fail', step: 'broken' },
    invalidPolicy: { verdict: 'fail', step: 'broken' },
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const { record, text, at, owner, several, open, unseen: blind } = findDmarcRecord(dns, domain);
    if (several.includes(domain)) return { code: 'several' };
    if (blind[0] !== undefined) return toUnseen(blind[0]);
    if (open.length > 0) return toUnseen('time');

    const apex = findTexts(dns, domain);
    const stray = apex.seen ? apex.value.filter(isDmarc) : [];
    const alias = findDmarcAlias(dns, domain);
    const atAlias = alias === null ? {} : { alias };
    if (record === null || text === null) return { code: 'absent', args: atAlias, items: stray };

    const args = { at: at ?? domain, ...atAlias };
    const items = [text];
    if (record.policy === null) return { code: 'unusable', args, items };
    // With a usable `rua`, a record with an invalid policy counts as `none` (RFC 9989 §4.10.1).
    const wrong = record.errors.filter((tag) => /^(?:p|sp|np)=/.test(tag));
    if (wrong.length > 0) return { code: 'invalidPolicy', args, items: wrong };
    if (record.repeated.length > 0)
      return { code: 'ignoredTags', args: { ...args, repeated: record.repeated.join(', ') }, items };
    if (record.errors.length > 0) return { code: 'ignoredTags', args, items: record.errors };
    // A share of the mail is a stage that `dmarc-policy` judges: without it, older receivers would apply all at once.
    const removed = record.removed.filter((tag) => tag !== 'pct' || !isInStages(record));
    if (removed.length > 0) return { code: 'removedTags', args: { ...args, tags: removed.join(', ') }, items };
    if (stray.length > 0) return { code: 'strayAtApex', args, items: stray };

    const wildcard = findTexts(dns, dns.madeUpName);
    const isWild = owner === 'own' && wildcard.seen && wildcard.value.includes(text);
    return { code: isWild ? 'onlyWildcard' : 'valid', args, items };
  },
});
