import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import { MAIL_KINDS } from '../../../notify/previews.ts';
import { MAILS_PATH, MailTold } from '../../v1/watching/mails.ts';
import { READERS_PATH, ReaderList, ReaderTold } from '../../v1/watching/readers.ts';
import { SiteWatchTold, TAG_WATCH_PATH, TagWatchTold, WATCHES_PATH, WatchList } from '../../v1/watching/tags.ts';
import { WATCH_PATH, WatchTold } from '../../v1/watching/watch.ts';
import { WEBHOOKS_PATH, WebhookAsked, WebhookList, WebhookMade, WebhookTold } from '../../v1/watching/webhooks.ts';
import { ReaderAsked } from '../../watching/readers.ts';
import { WatchAsked } from '../../watching/watch.ts';
import { parameter, type V1Operation, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about watching. */
export const WATCHING_SHAPES = {
  ...{ WatchAsked, WatchTold, TagWatchTold, SiteWatchTold, WatchList, ReaderAsked, ReaderTold, ReaderList },
  ...{ WebhookAsked, WebhookTold, WebhookMade, WebhookList, MailTold },
};

const json = (name: keyof typeof WATCHING_SHAPES) => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});
/** A path as OpenAPI writes it. */
const told = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
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
  const watch = { ...site, answers: gives(answers.told, 'WatchTold') };
  return {
    [told(WATCH_PATH)]: {
      get: operation('watch', { ...watch, refuses: MISSING }),
      put: operation('setWatch', { ...watch, body: json('WatchAsked'), refuses: WRONG }),
      delete: operation('endWatch', { ...site, answers: { 204: { about: answers.done } }, refuses: MISSING }),
    },
    [told(MAILS_PATH)]: {
      get: operation('mail', { ...kind, answers: gives(answers.told, 'MailTold'), refuses: MISSING }),
    },
  };
};

/** Of tags, and all that is watched. */
const tagPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = naming(words);
  const tag = { parameters: [parameter('path', 'tag', parameters.tag, text)] };
  const watch = { ...tag, answers: gives(answers.told, 'TagWatchTold') };
  const cursor = { parameters: [parameter('query', 'cursor', parameters.cursor, text)] };
  return {
    [told(TAG_WATCH_PATH)]: {
      get: operation('tagWatch', { ...watch, refuses: WRONG }),
      put: operation('setTagWatch', { ...watch, body: json('WatchAsked'), refuses: ['invalid_request', 'conflict'] }),
      delete: operation('endTagWatch', { ...tag, answers: { 204: { about: answers.done } }, refuses: WRONG }),
    },
    [WATCHES_PATH]: {
      get: operation('watches', { ...cursor, answers: gives(answers.told, 'WatchList'), refuses: ['invalid_request'] }),
    },
  };
};

/** Of who is told. */
const readerPaths = (words: V1DocsWords) => {
  const { parameters, answers } = words.parts.watching;
  const operation = naming(words);
  const one = { parameters: [parameter('path', 'id', parameters.id, text)], refuses: MISSING };
  const done = { ...one, answers: { 204: { about: answers.done } } };
  const reader = { body: json('ReaderAsked'), answers: makes(answers.made, 'ReaderTold') };
  const webhook = { body: json('WebhookAsked'), answers: makes(answers.made, 'WebhookMade') };
  return {
    [READERS_PATH]: {
      get: operation('readers', { answers: gives(answers.told, 'ReaderList') }),
      post: operation('addReader', { ...reader, refuses: [...WRONG, 'conflict', 'rate_limited'] }),
    },
    [`${READERS_PATH}/{id}`]: { delete: operation('removeReader', done) },
    [WEBHOOKS_PATH]: {
      get: operation('webhooks', { answers: gives(answers.told, 'WebhookList') }),
      post: operation('addWebhook', { ...webhook, refuses: ['invalid_request', 'conflict'] }),
    },
    [`${WEBHOOKS_PATH}/{id}`]: { delete: operation('removeWebhook', done) },
    [`${WEBHOOKS_PATH}/{id}/on`]: { post: operation('webhookOn', done) },
  };
};

/** Operations about watching, by path and method. */
export const watchingPaths = (words: V1DocsWords) => ({
  ...sitePaths(words),
  ...tagPaths(words),
  ...readerPaths(words),
});
