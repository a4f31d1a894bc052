import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubscriberRecord } from '../../../../../server/features/monitoring/notify/email.ts';
import {
  createMessageId,
  type Mailer,
  NotSent,
  openMailer,
} from '../../../../../server/features/monitoring/notify/mail.ts';
import { isMailAddress } from '../../../../../server/features/monitoring/notify/mail-address.ts';
import { createExampleNotice } from '../../../../../server/features/monitoring/notify/previews.ts';
import { type MailServer, openMail, startMailServer } from '../../../kit/smtp.ts';
import { NOW } from '../../../kit/store.ts';

let server: MailServer;
let post: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  post = openMailer({ smtp: server.url, from: 'pijler@scan.example.nl' });
});
beforeEach(() => server.behave(() => null));
afterAll(async () => {
  post.close();
  await server.close();
});

const LEAVE = `https://scan.example.nl/meldingen/uit?t=${'x'.repeat(32)}`;
const subscriber = (changes: Partial<SubscriberRecord> = {}): SubscriberRecord => ({
  ...{ address: 'beheer@voorbeeld.nl', team: 'Bureau', locale: 'nl', zone: 'Europe/Amsterdam', site: 'site' },
  links: { view: 'https://scan.example.nl/rapport/voorbeeld.nl', confirm: '', leave: LEAVE },
  ...changes,
});
const notice = createExampleNotice('changes', NOW);
const sent = async (kind: Parameters<typeof createExampleNotice>[0], to: SubscriberRecord = subscriber()) => {
  const before = server.mails.length;
  await post.send(createExampleNotice(kind, NOW), to, NOW);
  expect(server.mails.length).toBe(before + 1);
  const mail = server.mails.at(-1);
  if (mail === undefined) throw new Error('nothing came');
  return { ...mail, ...openMail(mail) };
};

describe('a mail', () => {
  test('has the headers for its recipient, subject and one-click unsubscribe', async () => {
    const { head, from, to, type } = await sent('changes');
    expect([from, to, type]).toEqual(['pijler@scan.example.nl', 'beheer@voorbeeld.nl', 'multipart/alternative']);
    expect(Object.fromEntries(head)).toMatchObject({
      from: 'Pijler <pijler@scan.example.nl>',
      to: 'beheer@voorbeeld.nl',
      subject: 'voorbeeld.nl: 2 slechter, 1 beter',
      date: 'Fri, 20 Nov 2026 12:00:00 +0000',
      'message-id': createMessageId(notice, 'beheer@voorbeeld.nl', 'pijler@scan.example.nl'),
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${LEAVE}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('has the same message id when it is sent again, and another for another subscriber', async () => {
    const ids = [];
    for (const address of ['a@voorbeeld.nl', 'a@voorbeeld.nl', 'b@voorbeeld.nl'])
      ids.push((await sent('changes', subscriber({ address }))).head.get('message-id'));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('that requests confirmation has no unsubscribe headers', async () => {
    const links = { view: '', confirm: 'https://scan.example.nl/meldingen/aan?t=1', leave: null };
    const { head, text } = await sent('confirm', subscriber({ links }));
    expect([...head.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
    expect(text).toContain(links.confirm);
  });

  test('has the same content in its text and its HTML', async () => {
    const { text, html } = await sent('changes');
    expect(html).toContain('<html lang="nl">');
    for (const words of ['WordPress 6.9.3 → 7.0.3', LEAVE]) {
      expect(text.replace(/\s+/g, ' ')).toContain(words);
      expect(html).toContain(words);
    }
  });
});

test('header injection through names is not possible', async () => {
  const host = 'x\r\nBcc: all@example.nl\r\n\r\n<script>\u2028\u0007';
  const result = { kind: 'reachable', since: NOW, site: { id: '', url: '', host } } as const;
  await post.send({ id: 'a\r\nX: y', at: NOW, content: result }, subscriber({ team: 'T\r\nCc: b@example.nl' }), NOW);
  const { head, html, text } = openMail(server.mails.at(-1) ?? { raw: '' });
  expect([...head.keys()].filter((name) => /^(?:bcc|cc|x)$/.test(name))).toEqual([]);
  expect(head.get('subject')).toMatch(/^x.*Bcc: all@example\.nl/);
  expect(html).not.toContain('<script>');
  expect(text).toContain('[U+2028]');
});

test.each([
  'a@b.nl, c@d.nl',
  'a@b.nl\r\nBcc: c@d.nl',
  '"a b"@b.nl',
  'a@b',
  '<a@b.nl>',
  'a@[127.0.0.1]',
  'a b@c.nl',
  '@b.nl',
  'a@b..nl',
  '',
  `${'a'.repeat(300)}@b.nl`,
  'A <a@b.nl>',
  'é@b.nl',
  'a@b.nl\n',
])('%j is not a valid address, and nothing is sent', async (address) => {
  const before = server.commands.length;
  await expect(post.send(notice, subscriber({ address }), NOW)).rejects.toMatchObject({
    name: 'NotSent',
    isFinal: true,
  });
  expect(server.commands.length).toBe(before);
});

test.each(['a@b.nl', 'jan.de+pijler@sub.voorbeeld.nl', "o'brien@xn--bcher-kva.example"])(
  '%s is a valid address',
  (address) => expect(isMailAddress(address)).toBe(true),
);

describe('a rejected mail', () => {
  const failure = async (whim: Parameters<MailServer['behave']>[0]): Promise<NotSent> => {
    server.behave(whim);
    const error: unknown = await post.send(notice, subscriber(), NOW).catch((problem: unknown) => problem);
    if (!(error instanceof NotSent)) throw new Error('it was taken', { cause: error });
    return error;
  };

  test.each([
    ['an unknown address', /^RCPT/, '550 no such user', true],
    ['a rejected message', /^\.$/, '554 no', true],
    ['a full mailbox', /^RCPT/, '452 full', false],
    ['a busy server', /^MAIL/, '421 later', false],
    ['a server that requires authentication', /^MAIL/, '530 authenticate first', false],
    ['a server that hangs up', /^DATA/, 'hang up', false],
    ['a server that hangs up after the message', /^\.$/, 'hang up', false],
  ] as const)('is retried or not after %s', async (_, on, reply, isFinal) => {
    expect((await failure((line) => (on.test(line) ? reply : null))).isFinal).toBe(isFinal);
  });
});
