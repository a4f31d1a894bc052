import { createHash } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Transporter } from 'nodemailer';
import type { Letter, Reader } from './letter.ts';
import { renderLetterHtml } from './letter-html.ts';
import { formatLetterText } from './letter-text.ts';
import { writeLetter } from './letters.ts';
import { isMailAddress } from './mail-address.ts';
import type { Notice } from './notice.ts';

/** A mail as it is shown before it is switched on, and as it is sent. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a letter is as a mail. */
export const toMail = (letter: Letter): Mail => ({
  subject: toOneLine(letter.subject),
  text: formatLetterText(letter),
  html: renderLetterHtml(letter),
});

/** The operator's mail server, and in whose name it sends. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where it asks for them. */
  readonly smtp: string;
  /** An address alone: `pijler@example.nl`. */
  readonly from: string;
  /** Trusted beside the public ones: certificates of authorities, PEM. */
  readonly authorities?: readonly string[];
}

/** A mail that was not taken. */
export class NotSent extends Error {
  /** Trying it again would come to the same. */
  readonly isFinal: boolean;
  constructor(cause: unknown, isFinal: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NotSent';
    this.isFinal = isFinal;
  }
}

/** Where mail goes. */
export interface Post {
  /**
   * Sends a notice to one reader. Resolves when the server took it, and rejects with `NotSent`. One that is sent again, by who
   * does not know that it was taken, has the same Message-ID: that is all that mail offers against a second copy.
   */
  send(notice: Notice, reader: Reader, now: number): Promise<void>;
  close(): void;
}

/** Characters of a subject. */
const SUBJECT = 200;
const TIMEOUT = 20_000;

/** Without what would end a line of the head, or cannot be seen there. */
const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, SUBJECT).toWellFormed();

/** What a mail is called: the same for the same notice and reader. */
export const createMessageId = ({ id }: Pick<Notice, 'id'>, address: string, from: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, address]))
    .digest('hex');
  return `<${hash.slice(0, 40)}@${from.split('@').at(-1) ?? ''}>`;
};

/** One click ends it, without a page in between (RFC 8058). */
const createUnsubscribeHeaders = (leave: string | null): Readonly<Record<string, string>> =>
  leave === null ? {} : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Addresses that were refused, and mails that no server of this kind takes, are refused tomorrow too. */
const isFinal = (error: unknown): boolean => {
  const { responseCode = 0, command = '' } = error as { readonly responseCode?: number; readonly command?: string };
  return responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command);
};

/** The library that sends is loaded with the first mail: most processes send none. */
const createTransporter = async ({ smtp, authorities = [] }: MailSettings): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password goes over no line that others read.
    requireTLS: !isSecure && username !== '' && !isLoopback(hostname),
    ...(authorities.length > 0 && { tls: { ca: [...rootCertificates, ...authorities] } }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Opens the way to the operator's mail server; nothing is asked of it before the first mail. */
export const openPost = (settings: MailSettings): Post => {
  const { from } = settings;
  let transport: Promise<Transporter> | undefined;
  return {
    async send(notice, reader, now) {
      const { address, links } = reader;
      if (!isMailAddress(address)) throw new NotSent('no mail address', true);
      const { subject, text, html } = toMail(writeLetter(notice, reader));
      const mail = {
        from: { name: 'Pijler', address: from },
        to: { name: '', address },
        subject,
        text,
        html,
        messageId: createMessageId(notice, address, from),
        date: new Date(now),
        headers: { 'Auto-Submitted': 'auto-generated', ...createUnsubscribeHeaders(links.leave) },
      };
      transport ??= createTransporter(settings);
      await (await transport).sendMail(mail).catch((error: unknown) => {
        throw new NotSent(error, isFinal(error));
      });
    },
    close: () =>
      void transport?.then(
        (one) => one.close(),
        () => {},
      ),
  };
};
