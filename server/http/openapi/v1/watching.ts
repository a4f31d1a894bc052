import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import { MAIL_KINDS } from '../../../notify/previews.ts';
import { MAILS_PATH, MailTold } from '../../v1/watching/mails.ts';
import { READERS_PATH, ReaderAsked, ReaderList, ReaderTold } from '../../v1/watching/readers.ts';
import { WATCH_PATH, WatchAsked, WatchTold } from '../../v1/watching/watch.ts';
import { WEBHOOKS_PATH, WebhookAsked, WebhookList, WebhookMade, WebhookTold } from '../../v1/watching/webhooks.ts';
import { parameter, type V1Operation, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about watching. */
export const WATCHING_SHAPES = {
  ...{ WatchAsked, WatchTold, ReaderAsked, ReaderTold, ReaderList },
  ...{ WebhookAsked, WebhookTold, WebhookMade, WebhookList, MailTold },
};

const json = (name: keyof typeof WATCHING_SHAPES) => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});
/** A path as OpenAPI writes it. */
const told = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const text = { type: 'string' };

type Name = keyof V1DocsWords['parts']['watching']['operations'];

/** Operations about watching, by path and method. */
export const watchingPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.watching;
  const site = parameter('path', 'id', parameters.site, text);
  const id = parameter('path', 'id', parameters.id, text);
  const kind = parameter('path', 'kind', parameters.kind, { type: 'string', enum: MAIL_KINDS });
  const operation = (name: Name, rest: Omit<V1Operation, 'id' | 'words'>) =>
    v1Operation({ id: name, words: operations[name], ...rest }, words);
  const gives = (shape: keyof typeof WATCHING_SHAPES) => ({ 200: { about: answers.told, content: json(shape) } });
  const makes = (shape: keyof typeof WATCHING_SHAPES) => ({ 201: { about: answers.made, content: json(shape) } });
  const done = { 204: { about: answers.done } };
  const missing = ['not_found'] as const;
  const wrong = ['invalid_request', 'not_found'] as const;
  return {
    [told(WATCH_PATH)]: {
      get: operation('watch', { parameters: [site], answers: gives('WatchTold'), refuses: missing }),
      put: operation('setWatch', {
        ...{ parameters: [site], body: json('WatchAsked'), answers: gives('WatchTold'), refuses: wrong },
      }),
      delete: operation('endWatch', { parameters: [site], answers: done, refuses: missing }),
    },
    [READERS_PATH]: {
      get: operation('readers', { answers: gives('ReaderList') }),
      post: operation('addReader', {
        ...{ body: json('ReaderAsked'), answers: makes('ReaderTold'), refuses: [...wrong, 'conflict'] as const },
      }),
    },
    [`${READERS_PATH}/{id}`]: {
      delete: operation('removeReader', { parameters: [id], answers: done, refuses: missing }),
    },
    [WEBHOOKS_PATH]: {
      get: operation('webhooks', { answers: gives('WebhookList') }),
      post: operation('addWebhook', {
        ...{ body: json('WebhookAsked'), answers: makes('WebhookMade') },
        refuses: ['invalid_request', 'conflict'],
      }),
    },
    [`${WEBHOOKS_PATH}/{id}`]: {
      delete: operation('removeWebhook', { parameters: [id], answers: done, refuses: missing }),
    },
    [`${WEBHOOKS_PATH}/{id}/on`]: {
      post: operation('webhookOn', { parameters: [id], answers: done, refuses: missing }),
    },
    [told(MAILS_PATH)]: {
      get: operation('mail', { parameters: [kind], answers: gives('MailTold'), refuses: missing }),
    },
  };
};
