/** For what a team shares: links to a report, and badges. */
export const sharingDocs = {
  fields: {
    ShareLink: {
      id: 'Waarmee de link ingetrokken wordt; geen deel van de link.',
      key: 'Met welke sleutel de link gemaakt is.',
      site: 'Van welke site.',
      domain: 'Het domein van die site.',
      scan: 'Welke scan te zien is; null als dat steeds de laatste is.',
      made_at: 'Wanneer gemaakt, in ISO 8601.',
      expires_at: 'Tot wanneer de link werkt.',
    },
    ShareLinkList: { shares: 'Wat in gebruik is, het nieuwste eerst.' },
    CreateShareLinkRequest: {
      site: 'De id van een site van het team: te zien is steeds het laatste rapport. Dit of scan.',
      scan: 'De id van een scan van een site van het team. Dit of site.',
      days: 'Hoeveel dagen de link werkt, 1 tot en met 400; standaard 30.',
    },
    CreatedShareLink: { link: 'De link zelf, alleen nu te zien.' },
    Badge: {
      domain: 'Het domein.',
      state:
        'new: nog niet gecontroleerd; waiting: wordt gecontroleerd; found: de badge werkt; gone: de code staat er niet; unseen: het domein gaf geen antwoord.',
      badge: 'Het adres van de badge, een SVG; met ?lang=en in het Engels.',
      dns: 'Waar de code kan staan: de tekst van een TXT-record.',
      file: 'Waar de code ook kan staan: een regel van een bestand.',
      checked_at: 'Wanneer het laatst gecontroleerd is; null als dat nog niet zo is.',
      found_at: 'Wanneer de code voor het laatst gevonden is; null als dat nooit zo was of de code weg is.',
    },
    BadgeList: { badges: 'De badges van het team, op domein.' },
    CreateBadgeRequest: { domain: 'Een domein, zoals voorbeeld.nl.' },
  },
  operations: {
    listShareLinks: { summary: 'Links naar rapporten', about: 'Zonder de links zelf. Vraagt het recht read.' },
    createShareLink: {
      summary: 'Een link maken',
      about:
        'Wie de link heeft, ziet zonder sleutel het hele rapport, tot de link verloopt of ingetrokken wordt. Vraagt het recht manage.',
    },
    revokeShareLink: { summary: 'Een link intrekken', about: 'Direct. Vraagt het recht manage.' },
    listBadges: { summary: 'Badges', about: 'De domeinen waarvoor het team een badge vroeg. Vraagt het recht read.' },
    createBadge: {
      summary: 'Een badge vragen',
      about:
        'Geeft een code voor het domein, steeds dezelfde. Wie het domein beheert, zet die in de DNS of in een bestand. Vraagt het recht manage.',
    },
    verifyBadge: {
      summary: 'De code van een badge controleren',
      about:
        'Hoogstens één keer per minuut; wacht hoogstens 15 seconden. Daarna controleert de dienst dit elke week. Vraagt het recht manage.',
    },
    deleteBadge: { summary: 'Een badge stoppen', about: 'Vraagt het recht manage.' },
  },
  parameters: { share: 'De id van de link.', domain: 'Het domein van de badge.' },
  answers: {
    shares: 'De links.',
    madeShare: 'De link is gemaakt.',
    revoked: 'De link is ingetrokken.',
    badges: 'De badges.',
    badge: 'Hoe het met de badge staat.',
    removed: 'De badge is gestopt.',
  },
};
export type SharingDocsWords = typeof sharingDocs;
