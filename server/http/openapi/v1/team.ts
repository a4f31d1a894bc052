import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import { Act, AUDIT_PATH, AuditList } from '../../v1/audit.ts';
import { parameter, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about a team. */
export const TEAM_SHAPES = { AuditList, Act };

/** Operations about a team, by path and method. */
export const teamPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.team;
  const list = { 'application/json': { $ref: '#/components/schemas/AuditList' } };
  const audit = {
    ...{ id: 'audit', words: operations.audit },
    parameters: [parameter('query', 'before', parameters.before, { type: 'string' })],
    ...{ answers: { 200: { about: answers.audit, content: list } }, refuses: ['invalid_request'] as const },
  };
  return { [AUDIT_PATH]: { get: v1Operation(audit, words) } };
};
