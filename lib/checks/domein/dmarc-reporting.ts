import { defineCheck, toUnseen } from '../../check.ts';
import { isDmarc } from '../../parse/mail/dmarc.ts';
import { findDmarcRecord, findTexts, listReportReceivers, toAgreementName } from '../../parse/mail/mail-answers.ts';

export const dmarcReporting = defineCheck({
  id: 'dmarc-reporting',
  weight: 2,
  who: 'domeinbeheerder',
  cause: 'dmarc',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9990',
  needs: ['scan', 'dns'],
  verdicts: { received: 'pass', absent: 'warn', notAuthorised: 'warn', noRecord: 'warn', unusable: 'fail' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const dmarc = findDmarcRecord(dns, domain);
    if (dmarc.unseen[0] !== undefined) return toUnseen(dmarc.unseen[0]);
    if (dmarc.open.length > 0) return toUnseen('time');

    const { record, at } = dmarc;
    if (record === null || at === null || record.policy === null) return { code: 'noRecord' };
    if (record.rua.length === 0) return { code: 'absent' };

    const items = record.rua.map(({ uri }) => uri);
    if (record.rua.every((uri) => uri.domain === null)) return { code: 'unusable', items };

    const looks = listReportReceivers(dmarc, domain).map((name) => ({
      name,
      look: findTexts(dns, toAgreementName(at, name)),
    }));
    const refused = looks.filter(({ look }) => look.seen && !look.value.some(isDmarc)).map(({ name }) => name);
    if (refused.length > 0) return { code: 'notAuthorised', items: refused };

    const blind = looks.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    return blind === undefined ? { code: 'received', items } : toUnseen(blind);
  },
});
