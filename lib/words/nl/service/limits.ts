import type { Pillar } from '../../../model.ts';

export interface LimitsWords {
  readonly title: string;
  readonly intro: string;
  readonly of: Readonly<Partial<Record<Pillar, readonly string[]>>>;
}

/** What no browser extension can find out, or should not try to, for the two pillars about network and servers. */
export const limits: LimitsWords = {
  title: 'Dit ziet Pijler niet',
  intro:
    'Deze onderdelen kosten geen punten. Laat ze controleren met een test op een server, of door uw hostingpartij.',
  of: {
    domein: [
      'Of mailservers versleuteling aanbieden (STARTTLS op poort 25), en met welk certificaat',
      'Of de certificaten van mailservers kloppen met DANE: Pijler ziet alleen of er een ondertekend TLSA-record is',
      'Nameservers via IPv6, en of ze zones weggeven (zone transfer) of vragen van iedereen beantwoorden (open resolver)',
      'Welke nameservers de bovenliggende zone noemt: Pijler gebruikt daarvoor de lijst van het register',
      'DKIM-sleutels waarvan de selector niet bekend is',
      'Andere subdomeinen: lijsten daarvan houden alleen derden bij',
      'Of routes op het internet zijn ondertekend (RPKI)',
    ],
    beveiliging: [
      'Welke TLS-versies en versleutelingen de server nog meer aanbiedt, en heronderhandeling, 0-RTT en OCSP stapling',
      'Een certificaat dat de browser weigert, maar waarvoor u zelf een uitzondering maakte',
      'Of de site via IPv4 hetzelfde toont als via IPv6',
      'Of de server TRACE toestaat, en elke vreemde herkomst toelaat (CORS): een browser mag dat niet vragen',
      'Vergeten bestanden, zoals reservekopieën, .env en .git: daarnaar zoeken mag alleen met toestemming van de eigenaar',
    ],
  },
};
