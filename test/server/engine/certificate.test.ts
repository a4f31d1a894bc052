import { X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { findCaaDomains } from '../../../lib/parse/http/issuer.ts';
import { readCertificate } from '../../../server/engine/network/dispatcher.ts';
import { createAuthority, issueFor } from '../../world/certificate.ts';

/** What is read from a handshake with this certificate. */
const shown = (certificate: X509Certificate | undefined): unknown =>
  readCertificate({ getPeerX509Certificate: () => certificate, getProtocol: () => 'TLSv1.3' } as unknown as TLSSocket);

test('a certificate is given in the format of browsers', () => {
  const leaf = new X509Certificate(issueFor('goed.nl', createAuthority('Testwereld')).cert);
  expect(shown(leaf)).toEqual({
    protocolVersion: 'TLSv1.3',
    certificates: [
      {
        subject: 'CN=goed.nl',
        issuer: 'CN=Testwereld',
        validity: { start: Date.parse(leaf.validFrom), end: Date.parse(leaf.validTo) },
        rawDER: [...leaf.raw],
      },
    ],
  });
});

test('a name with special characters is preserved', () => {
  const { subject } = new X509Certificate(createAuthority("Stichting, Let's Encrypt").pem);
  const [name] = (
    shown({
      subject: `C=US\n${subject.replace('CN=', 'O=')}\nCN=R11`,
      issuer: '',
      validFromDate: new Date(0),
      validToDate: new Date(0),
      raw: Buffer.of(),
    } as never) as {
      certificates: { subject: string }[];
    }
  ).certificates;
  expect(findCaaDomains(name?.subject ?? '')).toEqual(['letsencrypt.org']);
});

test('without a certificate the result is undefined', () => expect(shown(undefined)).toBeUndefined());
