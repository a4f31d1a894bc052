import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter, refToShape } from '../../../core/http/openapi/operation.ts';
import { BADGES_PATH, Badge, BadgeList, CreateBadgeRequest } from './badges.ts';
import { CreatedShareLink, CreateShareLinkRequest, SHARES_PATH, ShareLink, ShareLinkList } from './shares.ts';

/** Request and response schemas of the operations about sharing. */
export const SHARING_SHAPES = {
  ShareLink,
  ShareLinkList,
  CreateShareLinkRequest,
  CreatedShareLink,
  Badge,
  BadgeList,
  CreateBadgeRequest,
};

const toContent = refToShape<keyof typeof SHARING_SHAPES>;

/** Describes each field of those schemas. */
export const describeSharingFields = ({ parts: { sharing } }: V1DocsWords) => {
  const { ShareLink: share, CreatedShareLink: created, ...fields } = sharing.fields;
  return { ...fields, ShareLink: share, CreatedShareLink: { ...share, ...created } };
};

const describeSharePaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.sharing;
  const list = {
    id: 'listShareLinks',
    words: operations.listShareLinks,
    answers: { 200: { about: answers.shares, content: toContent('ShareLinkList') } },
  };
  const make = {
    id: 'createShareLink',
    words: operations.createShareLink,
    body: toContent('CreateShareLinkRequest'),
    answers: { 201: { about: answers.madeShare, content: toContent('CreatedShareLink') } },
    refuses: ['invalid_request', 'not_found', 'conflict'] as const,
  };
  const revoke = {
    id: 'revokeShareLink',
    words: operations.revokeShareLink,
    answers: { 204: { about: answers.revoked } },
    parameters: [describeParameter('path', 'id', parameters.share, { type: 'string' })],
    refuses: ['not_found'] as const,
  };
  return {
    [SHARES_PATH]: { get: describeOperation(list, words), post: describeOperation(make, words) },
    [`${SHARES_PATH}/{id}`]: { delete: describeOperation(revoke, words) },
  };
};

const describeBadgePaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.sharing;
  const badge = { about: answers.badge, content: toContent('Badge') };
  const domain = { parameters: [describeParameter('path', 'domain', parameters.domain, { type: 'string' })] };
  const list = {
    id: 'listBadges',
    words: operations.listBadges,
    answers: { 200: { about: answers.badges, content: toContent('BadgeList') } },
  };
  const ask = {
    id: 'createBadge',
    words: operations.createBadge,
    body: toContent('CreateBadgeRequest'),
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
    [BADGES_PATH]: { get: describeOperation(list, words), post: describeOperation(ask, words) },
    [`${BADGES_PATH}/{domain}`]: { delete: describeOperation(remove, words) },
    [`${BADGES_PATH}/{domain}/verify`]: { post: describeOperation(verify, words) },
  };
};

/** Operations about sharing, by path and method. */
export const describeSharingPaths = (words: V1DocsWords) => ({
  ...describeSharePaths(words),
  ...describeBadgePaths(words),
});
