import { defineCheck, toUnseen } from '../../check.ts';
import {
  findMailServers,
  findSpf,
  findTexts,
  isSendingAllowed,
  isSendingNothing,
} from '../../parse/mail/mail-answers.ts';

export const nullMx = defineCheck({
  id: 'null-mx',
  weight: 2,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc7505',
  needs: ['scan', 'dns'],
  verdicts: { said: 'pass', unsaid: 'warn', sending: 'warn', hasMail: 'skip', unclear: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const servers = findMailServers(dns, domain);
    if (!servers.seen) return toUnseen(servers.why);
    if (servers.value.hosts.length > 0) return { code: 'hasMail' };

    const texts = findTexts(dns, domain);
    if (!texts.seen) return toUnseen(texts.why);

    const spf = findSpf(dns, domain);
    const blind = spf.unseen[0] ?? (spf.open.length > 0 ? 'time' : undefined);
    if (spf.all === null && blind !== undefined) return toUnseen(blind);

    const isAlone = servers.value.nullMx === 'alone';
    const items = spf.text === null ? [] : [spf.text];
    if (isAlone && isSendingAllowed(spf)) return { code: 'sending', items };
    if (isAlone) return { code: 'said' };

    return isSendingNothing(spf) ? { code: 'unsaid', items } : { code: 'unclear' };
  },
});
