import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import {
  describeOperation,
  describeParameter,
  refToShape,
  type V1Operation,
} from '../../../core/http/openapi/operation.ts';
import { MAIL_KINDS } from '../notify/previews.ts';
import { CreateMonitorRequest } from './actions/monitor.ts';
import { CreateSubscriberRequest } from './actions/subscribers.ts';
import { MAILS_PATH, MailPreview } from './mails.ts';
import { MONITOR_PATH, Monitor } from './monitor.ts';
import { SUBSCRIBERS_PATH, Subscriber, SubscriberList } from './subscribers.ts';
import { MONITORS_PATH, MonitorList, SiteMonitor, TAG_MONITOR_PATH, TagMonitor } from './tags.ts';
import { CreatedWebhook, CreateWebhookRequest, WEBHOOKS_PATH, Webhook, WebhookList } from './webhooks.ts';

/** Request and response schemas of the operations about watching. */
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

const toContent = refToShape<keyof typeof WATCHING_SHAPES>;
/** Converts a path to the notation of OpenAPI. */
const toOpenApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const text = { type: 'string' };

type Name = keyof V1DocsWords['parts']['watching']['operations'];

const describeGiven = (about: string, shape: keyof typeof WATCHING_SHAPES) => ({
  200: { about, content: toContent(shape) },
});
const describeCreated = (about: string, shape: keyof typeof WATCHING_SHAPES) => ({
  201: { about, content: toContent(shape) },
});
const MISSING = ['not_found'] as const;
const WRONG = ['invalid_request', 'not_found'] as const;

/** Creates a function that describes an operation by its name. */
const createNaming = (words: V1DocsWords) => (name: Name, rest: Omit<V1Operation, 'id' | 'words'>) =>
  describeOperation({ id: name, words: words.parts.watching.operations[name], ...rest }, words);

/** Operations about the watch of a site, and about previews of mail. */
const describeSitePaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = createNaming(words);
  const site = { parameters: [describeParameter('path', 'id', parameters.site, text)] };
  const kind = {
    parameters: [describeParameter('path', 'kind', parameters.kind, { type: 'string', enum: MAIL_KINDS })],
  };
  const watch = { ...site, answers: describeGiven(answers.current, 'Monitor') };
  return {
    [toOpenApiPath(MONITOR_PATH)]: {
      get: operation('getMonitor', { ...watch, refuses: MISSING }),
      put: operation('setMonitor', { ...watch, body: toContent('CreateMonitorRequest'), refuses: WRONG }),
      delete: operation('deleteMonitor', { ...site, answers: { 204: { about: answers.done } }, refuses: MISSING }),
    },
    [toOpenApiPath(MAILS_PATH)]: {
      get: operation('getMailPreview', {
        ...kind,
        answers: describeGiven(answers.current, 'MailPreview'),
        refuses: MISSING,
      }),
    },
  };
};

/** Operations about monitors by tag, and about everything that is watched. */
const describeTagPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = createNaming(words);
  const tag = { parameters: [describeParameter('path', 'tag', parameters.tag, text)] };
  const watch = { ...tag, answers: describeGiven(answers.current, 'TagMonitor') };
  const cursor = { parameters: [describeParameter('query', 'cursor', parameters.cursor, text)] };
  return {
    [toOpenApiPath(TAG_MONITOR_PATH)]: {
      get: operation('getTagMonitor', { ...watch, refuses: WRONG }),
      put: operation('setTagMonitor', {
        ...watch,
        body: toContent('CreateMonitorRequest'),
        refuses: ['invalid_request', 'conflict'],
      }),
      delete: operation('deleteTagMonitor', { ...tag, answers: { 204: { about: answers.done } }, refuses: WRONG }),
    },
    [MONITORS_PATH]: {
      get: operation('listMonitors', {
        ...cursor,
        answers: describeGiven(answers.current, 'MonitorList'),
        refuses: ['invalid_request'],
      }),
    },
  };
};

/** Operations about subscribers and webhooks. */
const describeSubscriberPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = createNaming(words);
  const one = { parameters: [describeParameter('path', 'id', parameters.id, text)], refuses: MISSING };
  const done = { ...one, answers: { 204: { about: answers.done } } };
  const subscriber = {
    body: toContent('CreateSubscriberRequest'),
    answers: describeCreated(answers.made, 'Subscriber'),
  };
  const webhook = {
    body: toContent('CreateWebhookRequest'),
    answers: describeCreated(answers.made, 'CreatedWebhook'),
  };
  return {
    [SUBSCRIBERS_PATH]: {
      get: operation('listSubscribers', { answers: describeGiven(answers.current, 'SubscriberList') }),
      post: operation('createSubscriber', { ...subscriber, refuses: [...WRONG, 'conflict', 'rate_limited'] }),
    },
    [`${SUBSCRIBERS_PATH}/{id}`]: { delete: operation('deleteSubscriber', done) },
    [WEBHOOKS_PATH]: {
      get: operation('listWebhooks', { answers: describeGiven(answers.current, 'WebhookList') }),
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
export const describeMonitorPaths = (words: V1DocsWords) => ({
  ...describeSitePaths(words),
  ...describeTagPaths(words),
  ...describeSubscriberPaths(words),
});
