import type { Locale } from '../../../../../lib/model.ts';
import { USUAL } from '../../model/schedule.ts';
import type { Mail } from '../../notify/mail.ts';
import { createPreview, MAIL_KINDS } from '../../notify/previews.ts';

/* Previews of every kind of mail, shared by the API and the pages. */

/** A kind of mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** Finds the kind with that name; undefined if there is none. */
export const findMailKind = (name: string): MailKind | undefined => MAIL_KINDS.find((one) => one === name);

interface Example {
  /** Name of the team that would send it. */
  readonly team: string;
  readonly locale: Locale;
  /** Target of its links. */
  readonly lead: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** A fictitious address, which does not occur in the links. */
const ADDRESS = { nl: 'naam@voorbeeld.nl', en: 'name@example.com' } as const;

/** Creates a mail of a kind, about a fictitious site. */
export const createExampleMail = (kind: MailKind, { team, locale, lead, at }: Example): Mail => {
  // A mail that only asks for confirmation has nothing to unsubscribe from.
  const links = { view: lead, confirm: lead, leave: kind === 'confirm' ? null : lead };
  const subscriber = { address: ADDRESS[locale], site: 'example', team, locale, zone: USUAL.zone, links };
  return createPreview(kind, subscriber, at);
};
