import type { WatchingDocsWords } from '../../nl/v1-docs/watching.ts';

export const watchingDocs: WatchingDocsWords = {
  fields: {
    WatchAsked: {
      cadence: 'How often: daily, weekly or monthly.',
      hour: 'The hour, 0 to 23; the minute depends on the site.',
      weekday: 'The day of a weekly scan, 1 (Monday) to 7.',
      day: 'The day of a monthly scan; in a shorter month the last one.',
      zone: 'The time zone of that hour.',
      locale: 'The language of the scans.',
    },
    WatchTold: {
      cadence: 'How often.',
      hour: 'The hour.',
      weekday: 'The day of a weekly scan.',
      day: 'The day of a monthly scan.',
      zone: 'The time zone of that hour.',
      locale: 'The language of the scans.',
      next: 'When the next scan begins, in ISO 8601.',
      unreachable_since: 'Since when the site cannot be scanned; null while it can.',
    },
    ReaderAsked: {
      site: 'The id of the site.',
      address: 'An e-mail address.',
      locale: 'The language of the messages.',
      zone: 'The time zone of the times in them.',
    },
    ReaderTold: {
      id: 'The id.',
      site: 'The id of the site; null for all sites of the team.',
      address: 'The e-mail address.',
      locale: 'The language of the messages.',
      zone: 'The time zone of the times in them.',
      state: 'asked: not confirmed yet, and so without messages. confirmed: confirmed. ended: unsubscribed.',
    },
    ReaderList: { readers: 'The addresses of the team.' },
    WebhookAsked: { url: 'An https address.' },
    WebhookTold: {
      id: 'The id.',
      url: 'The address.',
      on: 'Whether anything goes there.',
      failing_since: 'Since when nothing was accepted; null while it is.',
    },
    WebhookMade: {
      id: 'The id.',
      url: 'The address.',
      on: 'Whether anything goes there.',
      failing_since: 'Since when nothing was accepted.',
      secret: 'What messages are signed with, by Standard Webhooks. Shown only here.',
    },
    WebhookList: { webhooks: 'The webhooks of the team.' },
    MailTold: { subject: 'The subject.', text: 'The text.', html: 'The same as HTML.' },
  },
  operations: {
    watch: { summary: 'How a site is watched', about: 'Takes the scope read.' },
    setWatch: {
      summary: 'Watch a site',
      about: 'What is known of it stays when this changes. Takes the scope manage.',
    },
    endWatch: { summary: 'Watch a site no more', about: 'Takes the scope manage.' },
    readers: { summary: 'Who gets messages', about: 'Takes the scope read.' },
    addReader: {
      summary: 'Ask somebody whether they want messages',
      about: 'The address gets one question, and more only once it is confirmed. Takes the scope manage.',
    },
    removeReader: { summary: 'Send somebody no more messages', about: 'Takes the scope manage.' },
    webhooks: { summary: 'Where messages go', about: 'Takes the scope read.' },
    addWebhook: {
      summary: 'Add a webhook',
      about: 'Every message is signed by Standard Webhooks. Takes the scope manage.',
    },
    webhookOn: {
      summary: 'Turn a webhook on again',
      about: 'After five days without one message accepted a webhook is turned off. Takes the scope manage.',
    },
    removeWebhook: { summary: 'Remove a webhook', about: 'Takes the scope manage.' },
    mail: {
      summary: 'What a message looks like',
      about: 'An example, in the language of Accept-Language. Takes the scope read.',
    },
  },
  parameters: { site: 'The id of the site.', id: 'The id.', kind: 'The kind of message.' },
  answers: { told: 'How it stands.', made: 'It has been made.', done: 'It has been done.' },
};
