import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import { BADGES_PATH, BadgeList, BadgeQuestion, BadgeTold } from '../../v1/badges.ts';
import { MadeShare, SHARES_PATH, ShareList, ShareQuestion, ShareTold } from '../../v1/shares.ts';
import { parameter, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about what a team shares. */
export const SHARING_SHAPES = { ShareTold, ShareList, ShareQuestion, MadeShare, BadgeTold, BadgeList, BadgeQuestion };

const json = (name: keyof typeof SHARING_SHAPES) => ({ 'application/json': { $ref: `#/components/schemas/${name}` } });

/** What each field of those shapes means. */
export const sharingFields = ({ parts: { sharing } }: V1DocsWords) => {
  const { ShareTold: share, MadeShare: made, ...fields } = sharing.fields;
  return { ...fields, ShareTold: share, MadeShare: { ...share, ...made } };
};

const sharePaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.sharing;
  const list = {
    id: 'shares',
    words: operations.shares,
    answers: { 200: { about: answers.shares, content: json('ShareList') } },
  };
  const make = {
    ...{ id: 'makeShare', words: operations.makeShare, body: json('ShareQuestion') },
    answers: { 201: { about: answers.madeShare, content: json('MadeShare') } },
    refuses: ['invalid_request', 'not_found', 'conflict'] as const,
  };
  const revoke = {
    ...{ id: 'revokeShare', words: operations.revokeShare, answers: { 204: { about: answers.revoked } } },
    parameters: [parameter('path', 'id', parameters.share, { type: 'string' })],
    refuses: ['not_found'] as const,
  };
  return {
    [SHARES_PATH]: { get: v1Operation(list, words), post: v1Operation(make, words) },
    [`${SHARES_PATH}/{id}`]: { delete: v1Operation(revoke, words) },
  };
};

const badgePaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.sharing;
  const badge = { about: answers.badge, content: json('BadgeTold') };
  const domain = { parameters: [parameter('path', 'domain', parameters.domain, { type: 'string' })] };
  const list = {
    id: 'badges',
    words: operations.badges,
    answers: { 200: { about: answers.badges, content: json('BadgeList') } },
  };
  const ask = {
    ...{ id: 'askBadge', words: operations.askBadge, body: json('BadgeQuestion'), answers: { 201: badge } },
    refuses: ['invalid_request', 'conflict'] as const,
  };
  const refuses = ['not_found'] as const;
  const verify = { id: 'verifyBadge', words: operations.verifyBadge, ...domain, answers: { 200: badge }, refuses };
  const remove = {
    id: 'removeBadge',
    words: operations.removeBadge,
    ...domain,
    answers: { 204: { about: answers.removed } },
    refuses,
  };
  return {
    [BADGES_PATH]: { get: v1Operation(list, words), post: v1Operation(ask, words) },
    [`${BADGES_PATH}/{domain}`]: { delete: v1Operation(remove, words) },
    [`${BADGES_PATH}/{domain}/verify`]: { post: v1Operation(verify, words) },
  };
};

/** Operations about what a team shares, by path and method. */
export const sharingPaths = (words: V1DocsWords) => ({ ...sharePaths(words), ...badgePaths(words) });
