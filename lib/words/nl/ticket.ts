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
  verify: 'Zo controleert u het',
  /** How to see that it is repaired: the check and the word of its best outcome. */
  again: ({ title, good }: { title: string; good: string }) =>
    `Scan het adres opnieuw met Pijler. Bij “${title}” staat dan “${good}”.`,
  source: 'Bron',
};
export type TicketWords = typeof ticket;
