/** For a team: who did what. */
export const teamDocs = {
  fields: {
    AuditEventList: {
      events: 'Wat er met sleutels van het team gedaan is, het nieuwste eerst.',
      next: 'Wat er voor before ingevuld wordt om verder terug te kijken; null als er niets meer is.',
    },
    AuditEvent: {
      at: 'Wanneer, in ISO 8601.',
      key: 'Met welke sleutel; null als de dienst het zelf deed.',
      action: 'Wat er gedaan is.',
      about: 'Waarmee: een domein, een naam, een aantal.',
    },
    TeamKey: {
      id: 'Waarmee de sleutel begint.',
      name: 'Voor wie.',
      scopes: 'Wat ermee mag: scan, batch, read, manage.',
      per_hour: 'Scans per uur, van deze sleutel alleen.',
      per_day: 'Pagina’s per dag, van veel tegelijk, van deze sleutel alleen.',
      made_by: 'De sleutel van de eigenaar die deze uitgaf; null bij die van een eigenaar zelf.',
      made_at: 'Wanneer, in ISO 8601.',
      expires_at: 'Wanneer deze verloopt; null als dat niet vanzelf gebeurt.',
      revoked_at: 'Wanneer deze is ingetrokken; null als dat niet zo is.',
      used_at: 'Wanneer deze het laatst gebruikt is, op een minuut nauwkeurig; null als dat nog niet zo is.',
    },
    KeyList: {
      keys: 'Eerst wat in gebruik is, het oudste eerst; dan de laatste honderd die zijn ingetrokken of verlopen.',
    },
    CreateKeyRequest: {
      name: 'Voor wie, in hoogstens 100 tekens.',
      scopes: 'Wat ermee mag: een deel van wat met de eigen sleutel mag, nooit alles.',
      per_hour: 'Scans per uur, hoogstens die van de eigen sleutel.',
      per_day: 'Pagina’s per dag, hoogstens die van de eigen sleutel.',
      expires:
        'De laatste dag, zoals 2027-01-31 (UTC), niet na die van de eigen sleutel; die van de eigen sleutel als dit ontbreekt.',
    },
    IssuedKey: { key: 'De sleutel zelf, alleen nu te zien.' },
    OwnKey: {
      hour: 'Wat er over is van dit uur, en na hoeveel seconden er een bij komt.',
      day: 'Wat er over is van deze dag.',
    },
  },
  operations: {
    listAuditEvents: {
      summary: 'Wie er wat deed',
      about: 'Honderd regels tegelijk, van het eigen team. Vraagt het recht read.',
    },
    listKeys: {
      summary: 'Sleutels van het team',
      about: 'Zonder de sleutels zelf. Vraagt de sleutel van een eigenaar, met het recht manage.',
    },
    createKey: {
      summary: 'Een sleutel uitgeven',
      about:
        'Met minder dan de eigen sleutel; hoogstens honderd tegelijk. Vraagt de sleutel van een eigenaar, met het recht manage.',
    },
    getOwnKey: {
      summary: 'De eigen sleutel',
      about: 'Wat ermee mag, en wat er van het uur en de dag over is. Elke sleutel mag dit.',
    },
    revokeKey: {
      summary: 'Een sleutel intrekken',
      about:
        'Direct, ook voor wie ermee is aangemeld. Alleen een sleutel die een eigenaar van het team uitgaf. Vraagt de sleutel van een eigenaar, met het recht manage.',
    },
  },
  parameters: { before: 'Alleen wat ouder is: de waarde van next.', id: 'De id van de sleutel.' },
  answers: {
    audit: 'De lijst.',
    keys: 'De sleutels.',
    issue: 'De sleutel is uitgegeven.',
    self: 'De sleutel waarmee gevraagd is.',
    revoke: 'De sleutel is ingetrokken.',
  },
};
export type TeamDocsWords = typeof teamDocs;
