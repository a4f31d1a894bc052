/** Words of a finding or a step, copied as a ticket. */
export const ticket = {
  copy: {
    plain: 'Kopieer als ticket',
    assistant: 'Kopieer voor uw codeassistent',
  },
  where: 'Waar',
  who: 'Voor wie',
  helpDesk: ({ platform }: { platform: string }) => `de helpdesk van ${platform}`,
  askHelpDesk: {
    title: ({ count }: { count: number }) =>
      count === 1
        ? 'kunt u een instelling van deze site aanpassen?'
        : `kunt u ${count} instellingen van deze site aanpassen?`,
    fix: ({ fix }: { fix: string }) =>
      `De klant kan dit niet zelf instellen. Kunt u het doen, of zeggen waar het wel kan? Wat er nodig is: ${fix}`,
  },
  worth: 'Levert op',
  evidence: 'Gevonden',
  fix: 'Zo lost u het op',
  source: 'Bron',
};
export type TicketWords = typeof ticket;
