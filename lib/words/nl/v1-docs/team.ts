/** Van een team: wie er wat deed. */
export const teamDocs = {
  fields: {
    AuditList: {
      acts: 'Wat er met sleutels van het team gedaan is, het nieuwste eerst.',
      next: 'Wat er voor before ingevuld wordt om verder terug te kijken; null als er niets meer is.',
    },
    Act: {
      at: 'Wanneer, in ISO 8601.',
      key: 'Met welke sleutel; null als de dienst het zelf deed.',
      act: 'Wat er gedaan is.',
      about: 'Waarmee: een domein, een naam, een aantal.',
    },
  },
  operations: {
    audit: { summary: 'Wie er wat deed', about: 'Honderd regels tegelijk, van het eigen team. Vraagt het recht read.' },
  },
  parameters: { before: 'Alleen wat ouder is: de waarde van next.' },
  answers: { audit: 'De lijst.' },
};
export type TeamDocsWords = typeof teamDocs;
