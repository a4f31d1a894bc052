import type { CheckedLink, MailServerTls } from '../../lib/model.ts';
import { connectTo } from '../egress/dial.ts';
import { listOutwardLinks, type OutwardLink, openLinkChecker } from './links/check-links.ts';
import { checkMailDomain, listMailHosts, type MailDomain } from './mail/mail-domain.ts';
import { hasPublicName } from './network/public-name.ts';
import { openRequester } from './network/requester.ts';
import type { EngineSettings } from './settings.ts';

/** What a worker checks besides a scan, through the egress of its engine: links to other sites, and TLS of mail servers. */

const SMTP_PORT = 25;
/** Maximum bytes of a page that are read, and milliseconds for one request. */
const REQUEST = { most: 64_000, ms: 8_000 };

/** Checks that a worker makes besides a scan. */
export interface ExtraProbes {
  /** Selects the links of a page that lead to other sites. */
  linksOf(
    page: string,
    links: readonly { readonly href: string | null; readonly text: string }[],
  ): readonly OutwardLink[];
  /** Checks links; those for which there is no time when `end` aborts are `unclear`. */
  checkLinks(links: readonly OutwardLink[], end: AbortSignal): Promise<readonly CheckedLink[]>;
  /** Names of a domain's mail servers, and a probe of their TLS; null if the operator did not turn that on. */
  readonly mail: {
    hostsOf(domain: MailDomain): readonly string[];
    probe(domain: MailDomain, known: Map<string, MailServerTls>): Promise<readonly MailServerTls[] | null>;
  } | null;
}

/** Opens the probes; `mailTls` is the name to give to mail servers, null if they must not be contacted. */
export const openProbes = (
  settings: EngineSettings,
  mailTls: string | null,
): { readonly probes: ExtraProbes; close(): Promise<void> } => {
  const requester = openRequester(settings);
  const { isNeverScanned, authorities } = settings;
  // Port 25 is open for this probe only; addresses are checked like any others.
  const egress = { ...settings.egress, ports: [SMTP_PORT] };
  const connectSmtp = (host: string) => connectTo(host, SMTP_PORT, egress);
  const probes: ExtraProbes = {
    linksOf: (page, links) => listOutwardLinks(links, page),
    // A checker remembers its results: each page gets its own, since lasting results are in the store.
    checkLinks: (links, end) =>
      openLinkChecker({
        ask: (url, method) => requester.request(url, { method, ...REQUEST }),
        hasName: (host) => hasPublicName(host, settings),
        isNeverScanned,
      }).check(links, end),
    mail:
      mailTls === null
        ? null
        : {
            hostsOf: listMailHosts,
            probe: (domain, known) =>
              checkMailDomain(domain, { connect: connectSmtp, name: mailTls, authorities }, known),
          },
  };
  return { probes, close: () => requester.close() };
};
