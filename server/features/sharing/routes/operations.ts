import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { parameter, v1Operation } from '../../../core/http/openapi/operation.ts';
import { BADGES_PATH, Badge, BadgeList, CreateBadgeRequest } from './badges.ts';
import { CreatedShareLink, CreateShareLinkRequest, SHARES_PATH, ShareLink, ShareLinkList } from './shares.ts';

/** Shapes of what is asked and answered about what a team shares. */
export const SHARING_SHAPES = {
  ShareLink,
  ShareLinkList,
  CreateShareLinkRequest,
  CreatedShareLink,
  Badge,
  BadgeList,
  CreateBadgeRequest,
};

const json = (name: keyof typeof SHARING_SHAPES) => ({ 'application/json': { $ref: `#/components/schemas/${name}` } });

/** What each field of those shapes means. */
export const sharingFields = ({ parts: { sharing } }: V1DocsWords) => {
  const { ShareLink: share, CreatedShareLink: created, ...fields } = sharing.fields;
  return { ...fields, ShareLink: share, CreatedShareLink: { ...share, ...created } };
};

const sharePaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.sharing;
  const list = {
    id: 'listShareLinks',
    words: operations.listShareLinks,
    answers: { 200: { about: answers.shares, content: json('ShareLinkList') } },
  };
  const make = {
    id: 'createShareLink',
    words: operations.createShareLink,
    body: json('CreateShareLinkRequest'),
    answers: { 201: { about: answers.madeShare, content: json('CreatedShareLink') } },
    refuses: ['invalid_request', 'not_found', 'conflict'] as const,
  };
  const revoke = {
    id: 'revokeShareLink',
    words: operations.revokeShareLink,
    answers: { 204: { about: answers.revoked } },
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
  const badge = { about: answers.badge, content: json('Badge') };
  const domain = { parameters: [parameter('path', 'domain', parameters.domain, { type: 'string' })] };
  const list = {
    id: 'listBadges',
    words: operations.listBadges,
    answers: { 200: { about: answers.badges, content: json('BadgeList') } },
  };
  const ask = {
    id: 'createBadge',
    words: operations.createBadge,
    body: json('CreateBadgeRequest'),
    answers: { 201: badge },
    refuses: ['invalid_request', 'conflict'] as const,
  };
  const refuses = ['not_found'] as const;
  const verify = { id: 'verifyBadge', words: operations.verifyBadge, ...domain, answers: { 200: badge }, refuses };
  const remove = {
    id: 'deleteBadge',
    words: operations.deleteBadge,
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
