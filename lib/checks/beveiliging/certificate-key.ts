import { defineCheck } from '../../check.ts';

/** Bits of an RSA key: NCSC-NL's guidelines for TLS rate 3072 as good and 2048 as phasing out. */
const RSA = { good: 3_072, phasingOut: 2_048 };

export const certificateKey = defineCheck({
  id: 'certificate-key',
  weight: 0,
  who: 'hostingpartij',
  source:
    'https://www.ncsc.nl/en/transport-layer-security-tls/security-guidelines-for-transport-layer-security-2025-05',
  needs: ['cert'],
  verdicts: { elliptic: 'info', strong: 'info', phasingOut: 'info', short: 'info', unusual: 'info' },

  judge({ cert: { key } }) {
    if (key === null) return { code: 'unusual' };
    const args = { bits: key.bits };
    if (key.type !== 'RSA') return { code: 'elliptic', args };
    if (key.bits >= RSA.good) return { code: 'strong', args };
    return { code: key.bits >= RSA.phasingOut ? 'phasingOut' : 'short', args };
  },
});
