import { defineCheck, unseen } from '../../check.ts';
import { answerTo, recordsOf } from '../../parse/dns-answers.ts';
import { publicAddressesOf } from '../../parse/host-answers.ts';

export const httpsRecord = defineCheck({
  id: 'https-record',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc9460',
  needs: ['scan', 'dns'],
  verdicts: { absent: 'info', present: 'info', withEch: 'info', contradicts: 'info' },

  judge({ scan, dns }) {
    const answer = answerTo(dns, 'HTTPS', scan.host);
    if (!answer.seen) return unseen(answer.why);

    const records = recordsOf(answer.value, 'HTTPS');
    if (records.length === 0) return { code: 'absent' };

    // Hints of another target are that target's business.
    const own = records.filter(({ target }) => target === '.' || target === scan.host);
    const families = [
      { look: publicAddressesOf(dns, 'A', scan.host), hints: own.flatMap(({ ipv4hint = [] }) => ipv4hint) },
      { look: publicAddressesOf(dns, 'AAAA', scan.host), hints: own.flatMap(({ ipv6hint = [] }) => ipv6hint) },
    ];
    const items = families.flatMap(({ look, hints }) =>
      look.seen ? hints.filter((hint) => !look.value.includes(hint)) : [],
    );
    if (items.length > 0) return { code: 'contradicts', items };

    const alpn = [...new Set(records.flatMap((record) => record.alpn ?? []))].join(', ');
    const hasEch = records.some(({ ech }) => ech !== undefined && ech > 0);
    return { code: hasEch ? 'withEch' : 'present', args: { alpn: alpn === '' ? 'http/1.1' : alpn } };
  },
});
