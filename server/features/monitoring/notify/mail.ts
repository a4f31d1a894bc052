import { createHash } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Transporter } from 'nodemailer';
import { html, type Markup } from '../../../../lib/export/markup.ts';
import { toErrorMessage } from '../../../../lib/fault.ts';
import { DARK_SHEET, formatStyle, type PartName } from './colours.ts';
import type { Email, Item, Lead, SubscriberRecord } from './email.ts';
import { writeEmail } from './emails.ts';
import { isMailAddress } from './mail-address.ts';
import type { Notice } from './notice.ts';

/* Renders an email as HTML and plain text, and sends it by SMTP. Its content is written in `emails.ts`. */

/** Class and style of a part; the style is for mail programs that drop the style sheet with the classes. */
const formatAttributes = (part: PartName): Markup => html`class="p-${part}" style="${formatStyle(part)}"`;

const renderFacts = ({ facts }: Item): Markup | null =>
  facts.length === 0
    ? null
    : html`<dl ${formatAttributes('facts')}>${facts.map(
        ([name, value]) =>
          html`<div ${formatAttributes('fact')}><dt ${formatAttributes('name')}>${name}:</dt> <dd ${formatAttributes('value')}>${value}</dd></div>\n`,
      )}</dl>`;

const renderStatus = ({ mark, tone }: Item): Markup | null =>
  mark === '' ? null : html`<p ${formatAttributes(`mark-${tone}`)}>${mark}</p>\n`;

const renderItem = (item: Item): Markup => html`
<div ${formatAttributes(item.tone)}>
<h2 ${formatAttributes('title')}>${item.title}</h2>
${renderStatus(item)}<p ${formatAttributes('line')}>${item.line}</p>
${renderFacts(item)}
</div>`;

const renderParagraphs = (texts: readonly string[]): readonly Markup[] =>
  texts.map((text) => html`<p ${formatAttributes('text')}>${text}</p>\n`);

const renderAct = ({ act }: Email): Markup | null =>
  act === null
    ? null
    : html`<p ${formatAttributes('text')}><a href="${act.href}" ${formatAttributes('act')}>${act.label}</a></p>`;

const renderLeave = ({ leave }: Email): Markup | null =>
  leave === null ? null : html`<br><a href="${leave.href}" ${formatAttributes('leave')}>${leave.label}</a>`;

/** Renders an email as HTML that loads nothing and runs nothing. */
const renderEmailHtml = (email: Email): string => {
  const { locale, subject, heading, items, after, why } = email;
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${{ markup: DARK_SHEET }}</style>
</head>
<body ${formatAttributes('page')}>
<div ${formatAttributes('page')}><div ${formatAttributes('sheet')}>
<header><p ${formatAttributes('brand')}>Pijler</p></header>
<main>
<h1 ${formatAttributes('heading')}>${heading}</h1>
${renderParagraphs(email.paragraphs)}${items.map(renderItem)}
${renderParagraphs(after)}${renderAct(email)}
</main>
<footer><p ${formatAttributes('foot')}>${why}${renderLeave(email)}</p></footer>
</div></div>
</body>
</html>
`;
  return page.markup;
};

/** Maximum columns of a line of plain text; mail programs do not show wider ones well (RFC 3676 §4.2). */
const WIDE = 76;

/** Wraps a paragraph; a word longer than a line, such as an address, is not broken. */
const wrapText = (text: string, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > WIDE) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line].join('\n');
};

const formatItem = ({ title, mark, line, facts }: Item): string =>
  [
    wrapText(`* ${title}`),
    wrapText(mark === '' ? line : `${mark}. ${line}`, '  '),
    ...facts.map(([name, value]) => wrapText(`${name}: ${value}`, '  ')),
  ].join('\n');

const formatLead = ({ label, href }: Lead): string => `${label}:\n${href}`;

/** Formats an email as plain text. */
export const formatEmailText = ({ heading, paragraphs, items, after, act, why, leave }: Email): string => {
  const parts = [
    wrapText(heading),
    ...paragraphs.map((text) => wrapText(text)),
    ...items.map(formatItem),
    ...after.map((text) => wrapText(text)),
    ...(act === null ? [] : [formatLead(act)]),
    // Everything below this line is the signature (RFC 3676 §4.3).
    `-- \nPijler\n${wrapText(why)}`,
    ...(leave === null ? [] : [formatLead(leave)]),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** A rendered mail, as previewed before it is switched on, and as sent. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an email. */
export const toMail = (email: Email): Mail => ({
  subject: toOneLine(email.subject),
  text: formatEmailText(email),
  html: renderEmailHtml(email),
});

/** The operator's mail server, and the sender's address. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly smtp: string;
  /** A bare address: `pijler@example.nl`. */
  readonly from: string;
  /** Certificates of authorities trusted in addition to the public ones, PEM. */
  readonly authorities?: readonly string[];
}

/** Thrown when a mail was not accepted. */
export class NotSent extends Error {
  /** Whether a retry would give the same result. */
  readonly isFinal: boolean;
  constructor(cause: unknown, isFinal: boolean) {
    super(toErrorMessage(cause), { cause });
    this.name = 'NotSent';
    this.isFinal = isFinal;
  }
}

/** Sends mail. */
export interface Mailer {
  /**
   * Sends a notice to one subscriber. Resolves when the server has accepted it, and rejects with `NotSent`. If the caller does
   * not know that it was accepted and sends it again, it has the same Message-ID: the only protection that mail offers against a
   * second copy.
   */
  send(notice: Notice, subscriber: SubscriberRecord, now: number): Promise<void>;
  close(): void;
}

/** Maximum characters of a subject. */
const SUBJECT = 200;
const TIMEOUT = 20_000;

/** Collapses whitespace, including line breaks that would end a header line, and truncates the text. */
const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, SUBJECT).toWellFormed();

/** Creates the Message-ID of a mail: the same for the same notice and subscriber. */
export const createMessageId = ({ id }: Pick<Notice, 'id'>, address: string, from: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, address]))
    .digest('hex');
  return `<${hash.slice(0, 40)}@${from.split('@').at(-1) ?? ''}>`;
};

/** Returns the headers for unsubscribing with one click, without a page in between (RFC 8058). */
const createUnsubscribeHeaders = (leave: string | null): Readonly<Record<string, string>> =>
  leave === null ? {} : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Whether a retry is pointless: the server permanently refused the address or the message. */
const isFinal = (error: unknown): boolean => {
  const { responseCode = 0, command = '' } = error as { readonly responseCode?: number; readonly command?: string };
  return responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command);
};

/** Creates the transporter. The library is loaded with the first mail, since most processes send none. */
const createTransporter = async ({ smtp, authorities = [] }: MailSettings): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // Never send a password over an unencrypted connection.
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

/** Creates a client of the operator's mail server; it does not connect before the first mail. */
export const openMailer = (settings: MailSettings): Mailer => {
  const { from } = settings;
  let transport: Promise<Transporter> | undefined;
  return {
    async send(notice, subscriber, now) {
      const { address, links } = subscriber;
      if (!isMailAddress(address)) throw new NotSent('no mail address', true);
      const { subject, text, html } = toMail(writeEmail(notice, subscriber));
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
