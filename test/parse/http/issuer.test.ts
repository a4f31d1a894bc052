import { expect, test } from 'vitest';
import { CERTIFICATE_AUTHORITIES } from '../../../lib/data/network/certificate-authorities.ts';
import { findCaaDomains } from '../../../lib/parse/http/issuer.ts';

const LETS_ENCRYPT = ['letsencrypt.org'];

test.each([
  ["CN=R11,O=Let's Encrypt,C=US", LETS_ENCRYPT],
  ["O=Let's Encrypt", LETS_ENCRYPT],
  ["CN=R11, O=LET'S ENCRYPT, C=US", LETS_ENCRYPT],
  [`CN=R11,O="Let's Encrypt",C=US`, LETS_ENCRYPT],
  [`CN=R11,O="Stichting, Let's Encrypt",C=US`, LETS_ENCRYPT],
  ["CN=R11,O=Stichting\\, Let's Encrypt,C=US", LETS_ENCRYPT],
  ["CN=R11,O=Let\\'s Encrypt", LETS_ENCRYPT],
  ["CN=Let's Encrypt,C=US", null],
  ["CN=a,DO=Let's Encrypt", null],
  ["CN=a,OU=Let's Encrypt", null],
  ["CN=a,O=Iets,OU=Let's Encrypt", null],
  [`CN=a,O="Iets",OU=Let's Encrypt`, null],
  ['CN=a,O=,C=US', null],
  ['', null],
])('%s', (issuer, domains) => expect(findCaaDomains(issuer)).toEqual(domains));

test('every authority of the table is recognised by its name', () => {
  for (const { organisation, domains } of CERTIFICATE_AUTHORITIES)
    expect(findCaaDomains(`CN=x,O="${organisation.toUpperCase()}"`), organisation).toEqual(domains);
});
