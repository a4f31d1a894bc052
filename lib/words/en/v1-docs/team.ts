import type { TeamDocsWords } from '../../nl/v1-docs/team.ts';

export const teamDocs: TeamDocsWords = {
  fields: {
    AuditList: {
      acts: 'What was done with keys of the team, newest first.',
      next: 'What to give as before to look further back; null where there is nothing more.',
    },
    Act: {
      at: 'When, in ISO 8601.',
      key: 'With which key; null where the service itself did it.',
      act: 'What was done.',
      about: 'To what: a domain, a name, a number.',
    },
  },
  operations: {
    audit: { summary: 'Who did what', about: 'A hundred lines at a time, of one’s own team. Takes the scope read.' },
  },
  parameters: { before: 'Only what is older: the value of next.' },
  answers: { audit: 'The list.' },
};
