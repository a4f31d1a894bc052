import type { Facts } from '../../lib/evidence.ts';
import type { Locale } from '../../lib/model.ts';
import { answerTo, recordsOf } from '../../lib/parse/dns/dns-answers.ts';
import { mailServersOf } from '../../lib/parse/mail/mail-answers.ts';
import { visible } from '../../lib/view/visible.ts';
import { dateIn } from '../../lib/words/format.ts';
import { mailTlsWords } from '../../lib/words/mail-tls.ts';
import { dial } from '../egress/dial.ts';
import type { EngineSettings } from '../engine/settings.ts';
import type { TlsaAnswer } from '../mail/dane.ts';
import { type MailTls, probeMailServer } from '../mail/probe.ts';

/** `pijler scan --mail-tls NAME`: STARTTLS and DANE of the scanned domain's mail servers, where who runs it turned that on. */

/** A scanned domain and the answers of its DNS. */
export interface MailDomain {
  readonly domain: string;
  readonly dns: Facts['dns'];
}

const SMTP_PORT = 25;
const NO_RECORDS: TlsaAnswer = { records: [], secure: true };

/** TLSA records of a mail server; null where they were not seen. DNSSEC has to secure the MX record too (RFC 7672 §2.2.1). */
const tlsaOf = ({ dns, domain }: MailDomain, host: string): TlsaAnswer | null => {
  const [mx, answer] = [answerTo(dns, 'MX', domain), answerTo(dns, 'TLSA', `_25._tcp.${host}`)];
  if (!answer.seen) return null;
  const records = recordsOf(answer.value, 'TLSA');
  const secure = dns.validates && mx.seen && mx.value.authenticated && answer.value.authenticated;
  return { records, secure };
};

const lineOf = (found: MailTls, tlsa: TlsaAnswer | null, locale: Locale): string => {
  const words = mailTlsWords[locale];
  const { host, state, why, protocol, distrust, expiresAt, dane } = found;
  const parts = [
    `${words.states[state]}${protocol === null ? '' : ` (${protocol})`}${why === '' ? '' : ` (${visible(why)})`}`,
    ...(distrust === null ? [] : [distrust === '' ? words.trusted : words.distrusted({ reason: visible(distrust) })]),
    ...(expiresAt === null ? [] : [words.expires({ day: dateIn(locale, expiresAt) })]),
    ...(state === 'tls' ? [tlsa === null ? words.dane.unseen : words.dane[dane]] : []),
  ];
  return `- ${visible(host.slice(0, 253))}: ${parts.join(', ')}`;
};

/** How the servers are reached; `connect` is a test's own way. */
export interface MailProbing {
  readonly settings: EngineSettings;
  /** The name that is said in `EHLO`. */
  readonly name: string;
}

/** Asks every mail server of the domains for TLS, each once, one after the other; a line each. */
export const probeDomains = async (
  domains: readonly MailDomain[],
  { settings, name }: MailProbing,
  locale: Locale,
): Promise<readonly string[]> => {
  const words = mailTlsWords[locale];
  // Port 25 is open for this alone; every address is judged as any other is.
  const egress = { ...settings.egress, ports: [SMTP_PORT] };
  const connect = (host: string) => dial(host, SMTP_PORT, egress);
  const known = new Map<string, MailTls>();
  const lines: string[] = [];
  for (const one of domains) {
    const servers = mailServersOf(one.dns, one.domain);
    const domain = visible(one.domain);
    if (!servers.seen) lines.push(words.unseen({ domain }));
    else lines.push(servers.value.sample.length === 0 ? words.noMail({ domain }) : words.heading({ domain }));
    for (const host of servers.seen ? servers.value.sample : []) {
      const tlsa = tlsaOf(one, host);
      const found =
        known.get(host) ??
        (await probeMailServer(host, { connect, name, authorities: settings.authorities }, tlsa ?? NO_RECORDS));
      known.set(host, found);
      lines.push(lineOf(found, tlsa, locale));
    }
  }
  return lines;
};
