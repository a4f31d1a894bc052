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

/* A message as it is sent: its HTML and text of one email, by SMTP. What it says stands in `emails.ts`. */

/** Class and style of a part: the second for mail programs that drop the sheet which the first belongs to. */
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

/** A letter as HTML: nothing in it is loaded from anywhere, and nothing runs. */
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

/** Columns of a line of plain text; mail programs show no wider one well (RFC 3676 §4.2). */
const WIDE = 76;

/** A paragraph in lines; a word that is longer than a line, as an address may be, stays whole. */
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

/** A letter as plain text. */
export const formatEmailText = ({ heading, paragraphs, items, after, act, why, leave }: Email): string => {
  const parts = [
    wrapText(heading),
    ...paragraphs.map((text) => wrapText(text)),
    ...items.map(formatItem),
    ...after.map((text) => wrapText(text)),
    ...(act === null ? [] : [formatLead(act)]),
    // What stands below this line is the signature (RFC 3676 §4.3).
    `-- \nPijler\n${wrapText(why)}`,
    ...(leave === null ? [] : [formatLead(leave)]),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** A mail as it is shown before it is switched on, and as it is sent. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a letter is as a mail. */
export const toMail = (email: Email): Mail => ({
  subject: toOneLine(email.subject),
  text: formatEmailText(email),
  html: renderEmailHtml(email),
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
    super(toErrorMessage(cause), { cause });
    this.name = 'NotSent';
    this.isFinal = isFinal;
  }
}

/** Where mail goes. */
export interface Post {
  /**
   * Sends a notice to one subscriber. Resolves when the server took it, and rejects with `NotSent`. One that is sent again, by who
   * does not know that it was taken, has the same Message-ID: that is all that mail offers against a second copy.
   */
  send(notice: Notice, subscriber: SubscriberRecord, now: number): Promise<void>;
  close(): void;
}

/** Characters of a subject. */
const SUBJECT = 200;
const TIMEOUT = 20_000;

/** Without what would end a line of the head, or cannot be seen there. */
const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, SUBJECT).toWellFormed();

/** What a mail is called: the same for the same notice and subscriber. */
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
