import { defineCheck, toUnseen } from '../../check.ts';

export const tlsVersion = defineCheck({
  id: 'tls-version',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc9325',
  needs: ['scan'],
  helps: ['cert', 'page'],
  verdicts: { newest: 'info', previous: 'info', old: 'info', plainHttp: 'skip' },

  judge({ scan, cert, page }) {
    if (scan.url.startsWith('http:')) return { code: 'plainHttp' };
    // HTTP/3 uses TLS 1.3 only (RFC 9114 §3.2).
    if (page.seen && page.value.performance.navigation?.protocol === 'h3') return { code: 'newest' };
    if (!cert.seen) return toUnseen(cert.why === 'notApplicable' ? 'hidden' : cert.why);

    const { protocol } = cert.value;
    // Firefox reports this for a protocol that it has no name for.
    if (protocol === 'unknown') return toUnseen('hidden');
    if (protocol === 'TLSv1.3') return { code: 'newest' };
    return { code: protocol === 'TLSv1.2' ? 'previous' : 'old', items: [protocol] };
  },
});
