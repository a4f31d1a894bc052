import type { TicketWords } from '../../nl/report/ticket.ts';

/** Words of a finding or a step, copied as a ticket. */
export const ticket: TicketWords = {
  copy: {
    plain: 'Copy as a ticket',
    assistant: 'Copy for your coding assistant',
  },
  where: 'Where',
  who: 'For whom',
  helpDesk: ({ platform }) => `the help desk of ${platform}`,
  askHelpDesk: {
    title: ({ count }) =>
      count === 1 ? 'can you change a setting of this site?' : `can you change ${count} settings of this site?`,
    fix: ({ fix }) => `The customer cannot set this. Can you do it, or say where it can be done? What it takes: ${fix}`,
  },
  worth: 'Gains',
  evidence: 'Found',
  fix: 'How to fix it',
  source: 'Source',
};
