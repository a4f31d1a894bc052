import type { MailServerTls } from '../../lib/model.ts';
import { connectTo } from '../egress/dial.ts';
import { checkMailDomain, type MailDomain } from '../engine/mail/mail-domain.ts';
import type { EngineSettings } from '../engine/settings.ts';

/** `pijler scan --mail-tls NAME`: STARTTLS and DANE of the scanned domain's mail servers, where who runs it turned that on. */

const SMTP_PORT = 25;

/** How the servers are reached. */
interface MailProbing {
  readonly settings: EngineSettings;
  /** The name that is said in `EHLO`. */
  readonly name: string;
}

/** What asks the mail servers of domains for TLS, each server once; null where a domain's servers were not seen. */
export const openMailProbe = ({ settings, name }: MailProbing) => {
  // Port 25 is open for this alone; every address is judged as any other is.
  const egress = { ...settings.egress, ports: [SMTP_PORT] };
  const connectSmtp = (host: string) => connectTo(host, SMTP_PORT, egress);
  const known = new Map<string, MailServerTls>();
  const probing = { connect: connectSmtp, name, authorities: settings.authorities };
  return (domain: MailDomain): Promise<readonly MailServerTls[] | null> => checkMailDomain(domain, probing, known);
};
