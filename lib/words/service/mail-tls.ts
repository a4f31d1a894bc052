import type { Locale } from '../../model.ts';
import { mailTls as en } from '../en/service/mail-tls.ts';
import { type MailTlsWords, mailTls as nl } from '../nl/service/mail-tls.ts';

/** Words of `pijler scan --mail-tls`. */
export const mailTlsWords: Readonly<Record<Locale, MailTlsWords>> = { nl, en };
