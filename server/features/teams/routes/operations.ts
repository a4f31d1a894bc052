import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter, refToShape } from '../../../core/http/openapi/operation.ts';
import { AUDIT_PATH, AuditEvent, AuditEventList } from './audit.ts';
import { CreateKeyRequest, IssuedKey, KEYS_PATH, KeyList, OwnKey, TeamKey } from './keys.ts';

/** Request and response schemas of the operations about a team. */
export const TEAM_SHAPES = { AuditEventList, AuditEvent, TeamKey, KeyList, CreateKeyRequest, IssuedKey, OwnKey };

const toContent = refToShape<keyof typeof TEAM_SHAPES>;

/** Describes each field of those schemas. */
export const describeTeamFields = ({ parts: { team } }: V1DocsWords) => {
  const { TeamKey: key, IssuedKey: issued, OwnKey: own, ...fields } = team.fields;
  return { ...fields, TeamKey: key, IssuedKey: { ...key, ...issued }, OwnKey: { ...key, ...own } };
};

/** Operations about a team, by path and method. */
export const describeTeamPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.team;
  const audit = {
    id: 'listAuditEvents',
    words: operations.listAuditEvents,
    parameters: [describeParameter('query', 'before', parameters.before, { type: 'string' })],
    answers: { 200: { about: answers.audit, content: toContent('AuditEventList') } },
    refuses: ['invalid_request'] as const,
  };
  const keys = {
    id: 'listKeys',
    words: operations.listKeys,
    answers: { 200: { about: answers.keys, content: toContent('KeyList') } },
  };
  const issue = {
    id: 'createKey',
    words: operations.createKey,
    body: toContent('CreateKeyRequest'),
    answers: { 201: { about: answers.issue, content: toContent('IssuedKey') } },
    refuses: ['invalid_request', 'conflict'] as const,
  };
  const self = {
    id: 'getOwnKey',
    words: operations.getOwnKey,
    answers: { 200: { about: answers.self, content: toContent('OwnKey') } },
  };
  const revoke = {
    id: 'revokeKey',
    words: operations.revokeKey,
    answers: { 204: { about: answers.revoke } },
    parameters: [describeParameter('path', 'id', parameters.id, { type: 'string' })],
    refuses: ['not_found'] as const,
  };
  return {
    [AUDIT_PATH]: { get: describeOperation(audit, words) },
    [KEYS_PATH]: { get: describeOperation(keys, words), post: describeOperation(issue, words) },
    [`${KEYS_PATH}/self`]: { get: describeOperation(self, words) },
    [`${KEYS_PATH}/{id}`]: { delete: describeOperation(revoke, words) },
  };
};
