import { defineCheck, toUnseen } from '../../check.ts';
import { dropDeadServers, findMailServers, findTexts } from '../../parse/mail/mail-answers.ts';
import { isTlsReporting, parseTlsReporting } from '../../parse/mail/tls-rpt.ts';

export const tlsRpt = defineCheck({
  id: 'tls-rpt',
  weight: 1,
  who: 'domeinbeheerder',
  cause: 'mail-transport',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc8460',
  needs: ['scan', 'dns'],
  verdicts: { asked: 'pass', absent: 'fail', malformed: 'fail', noMail: 'skip', noneAlive: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const servers = findMailServers(dns, domain);
    if (!servers.seen) return toUnseen(servers.why);
    if (servers.value.hosts.length === 0) return { code: 'noMail' };
    if (dropDeadServers(dns, servers.value.sample).length === 0) return { code: 'noneAlive' };

    const texts = findTexts(dns, `_smtp._tls.${domain}`);
    if (!texts.seen) return toUnseen(texts.why);

    // RFC 8460 §3: with any number of records but one, no reports are sent.
    const items = texts.value.filter(isTlsReporting);
    if (items.length === 0) return { code: 'absent' };

    const isValid = items.length === 1 && parseTlsReporting(items[0] ?? '')?.errors.length === 0;
    return { code: isValid ? 'asked' : 'malformed', items };
  },
});
