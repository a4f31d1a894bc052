import type { Facts } from '../../../lib/evidence.ts';
import type { MailServerTls } from '../../../lib/model.ts';
import { filterRecords, findAnswer } from '../../../lib/parse/dns/dns-answers.ts';
import { findMailServers } from '../../../lib/parse/mail/mail-answers.ts';
import type { TlsaAnswer } from './dane.ts';
import { checkMailServer, type ProbeSettings } from './probe.ts';

/** STARTTLS and DANE of a scanned domain's mail servers, based on the DNS answers of its scan. */

/** A scanned domain and the answers of its DNS. */
export interface MailDomain {
  readonly domain: string;
  readonly dns: Facts['dns'];
}

const NO_RECORDS: TlsaAnswer = { records: [], secure: true };

/** TLSA records of a mail server; null if they were not seen. DNSSEC has to secure the MX record too (RFC 7672 §2.2.1). */
const findTlsa = ({ dns, domain }: MailDomain, host: string): TlsaAnswer | null => {
  const [mx, answer] = [findAnswer(dns, 'MX', domain), findAnswer(dns, 'TLSA', `_25._tcp.${host}`)];
  if (!answer.seen) return null;
  const records = filterRecords(answer.value, 'TLSA');
  const secure = dns.validates && mx.seen && mx.value.authenticated && answer.value.authenticated;
  return { records, secure };
};

/** Results of servers that were probed already, by host, and storage for new ones. */
interface KnownServers {
  get(host: string): MailServerTls | undefined;
  set(host: string, found: MailServerTls): unknown;
}

/** Probes the mail servers of a domain for TLS, each unknown one once; null if the servers were not seen. */
export const checkMailDomain = async (
  one: MailDomain,
  settings: ProbeSettings,
  known: KnownServers,
): Promise<readonly MailServerTls[] | null> => {
  const servers = findMailServers(one.dns, one.domain);
  if (!servers.seen) return null;
  const checkServer = async (host: string): Promise<MailServerTls> => {
    const tlsa = findTlsa(one, host);
    const result = await checkMailServer(host, settings, tlsa ?? NO_RECORDS);
    return { ...result, dane: tlsa === null ? null : result.dane };
  };
  // Each is another host, so none gets more than one connection of ours.
  return Promise.all(
    servers.value.sample.map(async (host) => {
      const server = known.get(host) ?? (await checkServer(host));
      known.set(host, server);
      return server;
    }),
  );
};

/** Names of the mail servers that would be probed. */
export const listMailHosts = ({ dns, domain }: MailDomain): readonly string[] => {
  const servers = findMailServers(dns, domain);
  return servers.seen ? servers.value.sample : [];
};
