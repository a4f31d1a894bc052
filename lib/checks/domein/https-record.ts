import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { listProtocols } from '../../parse/dns/dns-svcb.ts';
import { findPublicAddresses } from '../../parse/dns/host-answers.ts';
import { parseHost } from '../../parse/url/host-match.ts';

/** The protocol over which the page was loaded from this host; null when the browser does not expose it. */
const findSeenProtocol = (page: Seen<Facts['page']>, host: string): string | null => {
  if (!page.seen || parseHost(page.value.document.url) !== host) return null;
  return page.value.performance.navigation?.protocol || null;
};

export const httpsRecord = defineCheck({
  id: 'https-record',
  weight: 0,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc9460',
  needs: ['scan', 'dns'],
  helps: ['page'],
  verdicts: {
    absent: 'info',
    present: 'info',
    withEch: 'info',
    alias: 'info',
    contradicts: 'info',
    otherProtocol: 'info',
  },

  judge({ scan: { host }, dns, page }) {
    const answer = findAnswer(dns, 'HTTPS', host);
    if (!answer.seen) return toUnseen(answer.why);

    const records = filterRecords(answer.value, 'HTTPS');
    const services = records.filter(({ priority }) => priority > 0);
    if (records.length === 0) return { code: 'absent' };
    if (services.length === 0) return { code: 'alias', args: { target: records[0]?.target ?? '' } };

    // The address hints of another target are that target's concern.
    const own = services.filter(({ target }) => target === '.' || target === host);
    const hinted = [
      { look: findPublicAddresses(dns, 'A', host), hints: own.flatMap(({ ipv4hint = [] }) => ipv4hint) },
      { look: findPublicAddresses(dns, 'AAAA', host), hints: own.flatMap(({ ipv6hint = [] }) => ipv6hint) },
    ];
    const items = hinted.flatMap(({ look, hints }) =>
      look.seen ? hints.filter((hint) => !look.value.includes(hint)) : [],
    );
    if (items.length > 0) return { code: 'contradicts', items };

    const spoken = [...new Set(services.flatMap(listProtocols))];
    const protocol = findSeenProtocol(page, host);
    const args = { alpn: spoken.join(', ') };
    if (protocol !== null && !spoken.includes(protocol)) return { code: 'otherProtocol', args: { ...args, protocol } };

    return { code: services.some(({ ech = 0 }) => ech > 0) ? 'withEch' : 'present', args };
  },
});
