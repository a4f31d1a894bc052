import type { LimitsWords } from '../../nl/service/limits.ts';

/** What no browser extension can find out, or should not try to, for the two pillars about network and servers. */
export const limits: LimitsWords = {
  title: 'What Pijler cannot see',
  intro: 'These cost no points. Have them checked by a test that runs on a server, or by your hosting provider.',
  of: {
    domein: [
      'Whether mail servers offer encryption (STARTTLS on port 25), and with which certificate',
      'Whether the certificates of mail servers match DANE: Pijler only sees whether there is a signed TLSA record',
      'Name servers over IPv6, and whether they give away zones (zone transfer) or answer queries from anybody (open resolver)',
      'Which name servers the parent zone lists: Pijler uses the registry’s list instead',
      'DKIM keys whose selector is not known',
      'Other subdomains: only third parties keep lists of those',
      'Whether routes on the internet are signed (RPKI)',
    ],
    beveiliging: [
      'Which other TLS versions and ciphers the server offers, and renegotiation, 0-RTT and OCSP stapling',
      'A certificate that the browser refuses, but for which you added an exception yourself',
      'Whether the site shows the same over IPv4 as over IPv6',
      'Whether the server allows TRACE and accepts any origin (CORS): a browser may not ask that',
      'Forgotten files, such as backups, .env and .git: looking for these requires the owner’s consent',
    ],
  },
};
