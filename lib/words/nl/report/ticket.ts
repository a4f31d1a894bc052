/** Words of a finding or a step, copied as a ticket. */
export const ticket = {
  copy: {
    plain: 'Kopieer als ticket',
    assistant: 'Kopieer voor uw codeassistent',
  },
  where: 'Waar',
  who: 'Voor wie',
  helpDesk: ({ platform }: { platform: string }) => `de helpdesk van ${platform}`,
  worth: 'Levert op',
  evidence: 'Gevonden',
  fix: 'Zo lost u het op',
  source: 'Bron',
};
export type TicketWords = typeof ticket;
