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
  worth: 'Gains',
  evidence: 'Found',
  fix: 'How to fix it',
  source: 'Source',
};
