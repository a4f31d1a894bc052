import { certificateKey } from '../../../lib/checks/beveiliging/certificate-key.ts';
import { cases } from '../../kit/cases.ts';
import { cert } from '../../kit/facts.ts';

const withKey = (type: 'RSA' | 'EC' | 'EdDSA', bits: number) => ({ cert: cert({ key: { type, bits } }) });

cases(certificateKey, {
  elliptic: [withKey('EC', 256), withKey('EdDSA', 256)],
  strong: [withKey('RSA', 3_072), withKey('RSA', 4_096)],
  phasingOut: [withKey('RSA', 2_048)],
  short: [withKey('RSA', 1_024), withKey('RSA', 2_047)],
  unusual: [{ cert: cert({ key: null }) }],
});
