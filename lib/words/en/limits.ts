import type { LimitsWords } from '../nl/limits.ts';

/** What no extension in a browser can find out, or should not try, for the two pillars that look at network and servers. */
export const limits: LimitsWords = {
  title: 'What Pijler cannot see',
  intro: 'These cost no points. Have them checked by a test that runs on a server, or by your hosting party.',
  of: {
    domein: [
      'Whether mail servers offer encryption (STARTTLS on port 25), and with which certificate',
      'Whether the certificates of mail servers match DANE: only that there is a signed TLSA record',
      'Name servers over IPv6, and whether they give away zones (zone transfer) or answer anybody (open resolver)',
      'Which name servers the zone above lists: the list of the registry stands in for it',
      'DKIM whose selector is not known',
      'Other subdomains: only third parties keep lists of these',
      'Whether routes on the internet are signed (RPKI)',
    ],
    beveiliging: [
      'Which other TLS versions and ciphers the server offers, and renegotiation, 0-RTT and OCSP stapling',
      'A certificate that the browser refuses, but for which you made an exception yourself',
      'Whether the site shows the same over IPv4 as over IPv6',
      'Whether the server allows TRACE, and whether it lets in any foreign origin (CORS): a browser may not ask that',
      'Forgotten files, such as backups, .env and .git: only with the consent of the owner may one look for these',
    ],
  },
};
