import type { MailServerTls } from '../../lib/model.ts';
import { connectTo } from '../egress/dial.ts';
import { checkMailDomain, type MailDomain } from '../engine/mail/mail-domain.ts';
import type { EngineSettings } from '../engine/settings.ts';

/** `pijler scan --mail-tls NAME`: STARTTLS and DANE of the scanned domain's mail servers, only if the user enabled that. */

const SMTP_PORT = 25;

/** Settings for reaching the servers. */
interface MailProbing {
  readonly settings: EngineSettings;
  /** The name sent in `EHLO`. */
  readonly name: string;
}

/**
 * Opens a probe of the mail servers of domains for TLS, which contacts each server once; null when a domain's servers were not
 * seen.
 */
export const openMailProbe = ({ settings, name }: MailProbing) => {
  // Port 25 is open for this probe only; addresses are checked like any others.
  const egress = { ...settings.egress, ports: [SMTP_PORT] };
  const connectSmtp = (host: string) => connectTo(host, SMTP_PORT, egress);
  const known = new Map<string, MailServerTls>();
  const probing = { connect: connectSmtp, name, authorities: settings.authorities };
  return (domain: MailDomain): Promise<readonly MailServerTls[] | null> => checkMailDomain(domain, probing, known);
};
