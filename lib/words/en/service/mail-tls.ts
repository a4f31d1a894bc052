import type { MailTlsWords } from '../../nl/service/mail-tls.ts';

/** Words of TLS at mail servers (pijler scan --mail-tls). */
export const mailTls: MailTlsWords = {
  heading: ({ domain }) => `${domain}: TLS of the mail servers. This does not count in the score.`,
  noMail: ({ domain }) => `${domain}: there are no mail servers.`,
  unseen: ({ domain }) => `${domain}: the mail servers are not known, because the MX record was not seen.`,
  states: {
    tls: 'TLS',
    noStartTls: 'no TLS: STARTTLS is not offered',
    tlsFailed: 'TLS is offered and fails',
    injected: 'TLS began insecurely: readable text followed STARTTLS',
    noSmtp: 'does not respond as a mail server',
    unreachable: 'not reached from here, which says nothing about the server',
  },
  trusted: 'certificate trusted',
  distrusted: ({ reason }) => `certificate not trusted (${reason})`,
  expires: ({ day }) => `valid until ${day}`,
  dane: {
    none: 'no DANE',
    unusable: 'DANE record not usable for mail',
    insecure: 'DANE record without DNSSEC, so not usable',
    valid: 'DANE matches',
    invalid: 'DANE does not match: mail from senders that check DANE does not arrive',
    unseen: 'DANE not seen',
  },
};
