import { defineCheck, toUnseen } from '../../check.ts';
import { parseBimi } from '../../parse/mail/bimi.ts';
import { findDmarcRecord, findTexts } from '../../parse/mail/mail-answers.ts';

export const bimi = defineCheck({
  id: 'bimi',
  weight: 0,
  who: 'domeinbeheerder',
  source: 'https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/',
  needs: ['scan', 'dns'],
  verdicts: { absent: 'info', present: 'info', declined: 'info', notEnforced: 'info' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const texts = findTexts(dns, `default._bimi.${domain}`);
    if (!texts.seen) return toUnseen(texts.why);

    const record = texts.value.map(parseBimi).find((parsed) => parsed !== null);
    if (record === undefined) return { code: 'absent' };
    if (record.logo === '') return { code: 'declined' };

    const { effective } = findDmarcRecord(dns, domain);
    const isEnforced = effective === 'reject' || effective === 'quarantine';
    return { code: isEnforced ? 'present' : 'notEnforced', items: [record.logo] };
  },
});
