import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { parameter, type V1Operation, v1Operation } from '../../../core/http/openapi/operation.ts';
import { MAIL_KINDS } from '../notify/previews.ts';
import { CreateSubscriberRequest } from './actions/readers.ts';
import { CreateMonitorRequest } from './actions/watch.ts';
import { MAILS_PATH, MailPreview } from './mails.ts';
import { SUBSCRIBERS_PATH, Subscriber, SubscriberList } from './readers.ts';
import { MONITORS_PATH, MonitorList, SiteMonitor, TAG_MONITOR_PATH, TagMonitor } from './tags.ts';
import { MONITOR_PATH, Monitor } from './watch.ts';
import { CreatedWebhook, CreateWebhookRequest, WEBHOOKS_PATH, Webhook, WebhookList } from './webhooks.ts';

/** Shapes of what is asked and answered about watching. */
export const WATCHING_SHAPES = {
  CreateMonitorRequest,
  Monitor,
  TagMonitor,
  SiteMonitor,
  MonitorList,
  CreateSubscriberRequest,
  Subscriber,
  SubscriberList,
  CreateWebhookRequest,
  Webhook,
  CreatedWebhook,
  WebhookList,
  MailPreview,
};

const json = (name: keyof typeof WATCHING_SHAPES) => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});
/** A path as OpenAPI writes it. */
const textOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const text = { type: 'string' };

type Name = keyof V1DocsWords['parts']['watching']['operations'];

const gives = (about: string, shape: keyof typeof WATCHING_SHAPES) => ({ 200: { about, content: json(shape) } });
const makes = (about: string, shape: keyof typeof WATCHING_SHAPES) => ({ 201: { about, content: json(shape) } });
const MISSING = ['not_found'] as const;
const WRONG = ['invalid_request', 'not_found'] as const;

/** An operation by its name. */
const naming = (words: V1DocsWords) => (name: Name, rest: Omit<V1Operation, 'id' | 'words'>) =>
  v1Operation({ id: name, words: words.parts.watching.operations[name], ...rest }, words);

/** Of a site, and of what its mails look like. */
const sitePaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = naming(words);
  const site = { parameters: [parameter('path', 'id', parameters.site, text)] };
  const kind = { parameters: [parameter('path', 'kind', parameters.kind, { type: 'string', enum: MAIL_KINDS })] };
  const watch = { ...site, answers: gives(answers.told, 'Monitor') };
  return {
    [textOf(MONITOR_PATH)]: {
      get: operation('getMonitor', { ...watch, refuses: MISSING }),
      put: operation('setMonitor', { ...watch, body: json('CreateMonitorRequest'), refuses: WRONG }),
      delete: operation('deleteMonitor', { ...site, answers: { 204: { about: answers.done } }, refuses: MISSING }),
    },
    [textOf(MAILS_PATH)]: {
      get: operation('getMailPreview', { ...kind, answers: gives(answers.told, 'MailPreview'), refuses: MISSING }),
    },
  };
};

/** Of tags, and all that is watched. */
const tagPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = naming(words);
  const tag = { parameters: [parameter('path', 'tag', parameters.tag, text)] };
  const watch = { ...tag, answers: gives(answers.told, 'TagMonitor') };
  const cursor = { parameters: [parameter('query', 'cursor', parameters.cursor, text)] };
  return {
    [textOf(TAG_MONITOR_PATH)]: {
      get: operation('getTagMonitor', { ...watch, refuses: WRONG }),
      put: operation('setTagMonitor', {
        ...watch,
        body: json('CreateMonitorRequest'),
        refuses: ['invalid_request', 'conflict'],
      }),
      delete: operation('deleteTagMonitor', { ...tag, answers: { 204: { about: answers.done } }, refuses: WRONG }),
    },
    [MONITORS_PATH]: {
      get: operation('listMonitors', {
        ...cursor,
        answers: gives(answers.told, 'MonitorList'),
        refuses: ['invalid_request'],
      }),
    },
  };
};

/** Of who is told. */
const readerPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = naming(words);
  const one = { parameters: [parameter('path', 'id', parameters.id, text)], refuses: MISSING };
  const done = { ...one, answers: { 204: { about: answers.done } } };
  const reader = { body: json('CreateSubscriberRequest'), answers: makes(answers.made, 'Subscriber') };
  const webhook = { body: json('CreateWebhookRequest'), answers: makes(answers.made, 'CreatedWebhook') };
  return {
    [SUBSCRIBERS_PATH]: {
      get: operation('listSubscribers', { answers: gives(answers.told, 'SubscriberList') }),
      post: operation('createSubscriber', { ...reader, refuses: [...WRONG, 'conflict', 'rate_limited'] }),
    },
    [`${SUBSCRIBERS_PATH}/{id}`]: { delete: operation('deleteSubscriber', done) },
    [WEBHOOKS_PATH]: {
      get: operation('listWebhooks', { answers: gives(answers.told, 'WebhookList') }),
      post: operation('createWebhook', { ...webhook, refuses: ['invalid_request', 'conflict'] }),
    },
    [`${WEBHOOKS_PATH}/{id}`]: { delete: operation('deleteWebhook', done) },
    [`${WEBHOOKS_PATH}/{id}/test`]: {
      post: operation('testWebhook', { ...one, answers: { 202: { about: answers.tried } } }),
    },
    [`${WEBHOOKS_PATH}/{id}/on`]: { post: operation('enableWebhook', done) },
  };
};

/** Operations about watching, by path and method. */
export const watchingPaths = (words: V1DocsWords) => ({
  ...sitePaths(words),
  ...tagPaths(words),
  ...readerPaths(words),
});
