import { v1Batches } from './v1-batches.ts';

/** Refusals of our own scan service under /api/v1/. */
export const v1 = {
  needsKey: 'Stuur een sleutel mee, in de regel X-GDA-Key.',
  forbidden: ({ scope }: { scope: string }) => `Met deze sleutel mag dit niet: het recht ${scope} ontbreekt.`,
  ownerOnly: 'Dit mag alleen met de sleutel van de eigenaar.',
  takesProof: ({ host }: { host: string }) =>
    `Stappen, headers, cookies, basistoegang en een andere user agent kunnen alleen op een site waarvan uw team liet zien dat die van u is, zoals voor een badge; dat is bij ${host} niet zo.`,
  noMailTls: 'Deze dienst vraagt mailservers niet om TLS: de beheerder heeft dat niet aangezet (--mail-tls).',
  noSealing: 'Deze dienst kan zo’n verzoek niet bewaren: daarvoor stelt de beheerder --sealing-key in.',
  notFound: 'Dit is er niet.',
  badField: ({ field }: { field: string }) => `Het veld ${field} is niet goed ingevuld.`,
  badBody: 'De body is niet te lezen, of is niet van een soort die hier past.',
  tooLarge: ({ bytes }: { bytes: number }) => `De body is groter dan ${Math.floor(bytes / 1_000)} kB.`,
  batches: v1Batches,
  /** One title per kind of error, always the same. */
  problems: {
    invalid_url: 'Ongeldig adres',
    invalid_request: 'Ongeldig verzoek',
    invalid_key: 'Ongeldige sleutel',
    forbidden: 'Niet toegestaan',
    not_found: 'Niet gevonden',
    conflict: 'Past niet bij wat er al is',
    too_large: 'Te groot',
    rate_limited: 'Limiet bereikt',
    unsupported_page: 'Pagina wordt niet gescand',
    busy: 'Nu geen plaats',
    internal: 'Fout in de dienst',
    unreachable: 'Site niet bereikbaar',
    timeout: 'Site reageert niet op tijd',
    not_gradable: 'Geen cijfer mogelijk',
  },
  subscriberThere: 'Dit adres staat er al voor hetzelfde, heeft zich afgemeld, of er staan er te veel.',
  requestedOften: 'Dit adres is vandaag al zo vaak gevraagd als mag. Probeer het later weer.',
  manyTags: 'Er worden al zoveel labels in de gaten gehouden als bij een team kan.',
  manyWebhooks: 'Er zijn al zoveel webhooks als een team er kan hebben.',
};
export type V1Words = typeof v1;
