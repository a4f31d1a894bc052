import type { Locale } from '../../../../../lib/model.ts';
import { USUAL } from '../../model/schedule.ts';
import type { Mail } from '../../notify/mail.ts';
import { createPreview, MAIL_KINDS } from '../../notify/previews.ts';

/* What every mail looks like before any is switched on, whether a program or a page asks. */

/** A kind of mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** The kind of that name; undefined where there is none. */
export const findMailKind = (name: string): MailKind | undefined => MAIL_KINDS.find((one) => one === name);

interface Example {
  /** Who would ask for it, as they are called. */
  readonly team: string;
  readonly locale: Locale;
  /** Where its links lead. */
  readonly lead: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** An address of nobody, which is in none of the links either. */
const ADDRESS = { nl: 'naam@voorbeeld.nl', en: 'name@example.com' } as const;

/** A mail of a kind, about a site that is nobody's. */
export const createExampleMail = (kind: MailKind, { team, locale, lead, at }: Example): Mail => {
  // Who is only asked has nothing to end.
  const links = { view: lead, confirm: lead, leave: kind === 'confirm' ? null : lead };
  const subscriber = { address: ADDRESS[locale], site: 'example', team, locale, zone: USUAL.zone, links };
  return createPreview(kind, subscriber, at);
};
