import { defineCheck, toUnseen } from '../../check.ts';
import { findPublicAddresses } from '../../parse/dns/host-answers.ts';

export const webIpv6 = defineCheck({
  id: 'web-ipv6',
  weight: 2,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6540',
  needs: ['scan', 'dns'],
  verdicts: { reachable: 'pass', onlyTwin: 'warn', none: 'fail' },

  judge({ scan, dns }) {
    const own = findPublicAddresses(dns, 'AAAA', scan.host);
    if (own.seen && own.value.length > 0) return { code: 'reachable', items: own.value };
    if (!own.seen) return toUnseen(own.why);

    const domain = scan.domain ?? scan.host;
    const twin = [domain, `www.${domain}`].includes(scan.host)
      ? findPublicAddresses(dns, 'AAAA', scan.host === domain ? `www.${domain}` : domain)
      : null;
    if (twin === null) return { code: 'none' };
    if (!twin.seen) return toUnseen(twin.why);

    return twin.value.length > 0 ? { code: 'onlyTwin', items: twin.value } : { code: 'none' };
  },
});
