import type { CheckedLink, MailServerTls } from '../../lib/model.ts';
import { connectTo } from '../egress/dial.ts';
import { listOutwardLinks, type OutwardLink, openLinkChecker } from './links/check-links.ts';
import { checkMailDomain, listMailHosts, type MailDomain } from './mail/mail-domain.ts';
import { hasPublicName } from './network/public-name.ts';
import { openRequester } from './network/requester.ts';
import type { EngineSettings } from './settings.ts';

/** What a worker looks at beside a scan, over the way out of its engine: links to other sites, and TLS of mail servers. */

const SMTP_PORT = 25;
/** Bytes of a page that are read, and ms for one request. */
const REQUEST = { most: 64_000, ms: 8_000 };

/** What a worker looks for beside a scan. */
export interface ExtraProbes {
  /** The links of a page that lead to other sites. */
  linksOf(
    page: string,
    links: readonly { readonly href: string | null; readonly text: string }[],
  ): readonly OutwardLink[];
  /** Checks links; those for which there is no time when `end` aborts cannot be told of. */
  checkLinks(links: readonly OutwardLink[], end: AbortSignal): Promise<readonly CheckedLink[]>;
  /** Names of a domain's mail servers, and what each says of TLS; null where who runs this did not turn that on. */
  readonly mail: {
    hostsOf(domain: MailDomain): readonly string[];
    probe(domain: MailDomain, known: Map<string, MailServerTls>): Promise<readonly MailServerTls[] | null>;
  } | null;
}

/** Opens them; `mailTls` is the name that is said to mail servers, null where they are not to be asked. */
export const openProbes = (
  settings: EngineSettings,
  mailTls: string | null,
): { readonly probes: ExtraProbes; close(): Promise<void> } => {
  const requester = openRequester(settings);
  const { isNeverScanned, authorities } = settings;
  // Port 25 is open for this alone; every address is judged as any other is.
  const egress = { ...settings.egress, ports: [SMTP_PORT] };
  const connectSmtp = (host: string) => connectTo(host, SMTP_PORT, egress);
  const probes: ExtraProbes = {
    linksOf: (page, links) => listOutwardLinks(links, page),
    // A checker remembers what it found: one for each page, as what holds for longer is kept in the store.
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
