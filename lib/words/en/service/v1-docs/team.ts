import type { TeamDocsWords } from '../../../nl/service/v1-docs/team.ts';

export const teamDocs: TeamDocsWords = {
  fields: {
    AuditEventList: {
      events: 'What was done with keys of the team, newest first.',
      next: 'What to give as before to look further back; null where there is nothing more.',
    },
    AuditEvent: {
      at: 'When, in ISO 8601.',
      key: 'With which key; null where the service itself did it.',
      action: 'What was done.',
      about: 'To what: a domain, a name, a number.',
    },
    TeamKey: {
      id: 'What the key begins with.',
      name: 'For whom.',
      scopes: 'What it may be used for: scan, batch, read, manage.',
      per_hour: 'Scans an hour, of this key alone.',
      per_day: 'Pages a day, of many at once, of this key alone.',
      made_by: 'The owner’s key that issued it; null of an owner’s.',
      made_at: 'When, in ISO 8601.',
      expires_at: 'When it expires; null where it does not by itself.',
      revoked_at: 'When it was revoked; null where it was not.',
      used_at: 'When it was last used, to the minute; null where it was not yet.',
    },
    KeyList: { keys: 'Those in use first, oldest first; then the last hundred that were revoked or have expired.' },
    CreateKeyRequest: {
      name: 'For whom, in at most 100 characters.',
      scopes: 'What it may be used for: some of what the owner’s key may, never all of it.',
      per_hour: 'Scans an hour, at most those of the owner’s key.',
      per_day: 'Pages a day, at most those of the owner’s key.',
      expires:
        'Its last day, such as 2027-01-31 (UTC), not after that of the owner’s key; where this is missing, as long as that.',
    },
    IssuedKey: { key: 'The key itself, shown only now.' },
    OwnKey: {
      hour: 'What is left of this hour, and the seconds until there is one more.',
      day: 'What is left of this day.',
    },
  },
  operations: {
    listAuditEvents: {
      summary: 'Who did what',
      about: 'A hundred lines at a time, of one’s own team. Takes the scope read.',
    },
    listKeys: {
      summary: 'Keys of the team',
      about: 'Without the keys themselves. Takes an owner’s key with the scope manage.',
    },
    createKey: {
      summary: 'Issue a key',
      about: 'With less than the owner’s; at most a hundred at a time. Takes an owner’s key with the scope manage.',
    },
    getOwnKey: {
      summary: 'The key that asks',
      about: 'What it may, and what is left of its hour and its day. Any key may ask this.',
    },
    revokeKey: {
      summary: 'Revoke a key',
      about:
        'At once, also for who is signed in with it. Only a key that an owner of the team issued. Takes an owner’s key with the scope manage.',
    },
  },
  parameters: { before: 'Only what is older: the value of next.', id: 'The id of the key.' },
  answers: {
    audit: 'The list.',
    keys: 'The keys.',
    issue: 'The key was issued.',
    self: 'The key that asks.',
    revoke: 'The key was revoked.',
  },
};
