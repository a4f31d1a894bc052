/** Words of the report for a client: its cover, its page in plain language, and its settings. */
export const client = {
  cover: {
    title: 'Websitescan',
    example: 'Voorbeeldrapport van een verzonnen site',
    for: ({ name }: { name: string }) => `Voor ${name}`,
    by: ({ name }: { name: string }) => `Gemaakt door ${name}`,
    withPijler: 'Gemaakt met Pijler',
    byWithPijler: ({ name }: { name: string }) => `Gemaakt door ${name} met Pijler`,
    logoOf: ({ name }: { name: string }) => `Logo van ${name}`,
    logo: 'Logo',
  },
  /** Heading of the numbered addresses at the end. */
  sources: 'Bronnen',
  plain: {
    title: 'Wat te doen, en wie dat doet',
    /** The meaning of each grade. */
    grade: {
      5: 'De site staat er uitstekend voor.',
      4: 'De site staat er goed voor. Met enkele verbeteringen hoort die bij de beste.',
      3: 'De basis is op orde, maar er is nog winst te behalen. De volgende bladzijde begint met wat het zwaarst telt.',
      2: 'Op verschillende punten schiet de site tekort. Bezoekers en zoekmachines merken daar iets van.',
      1: 'De site heeft op belangrijke punten onderhoud nodig. Begin met de verbeteringen op de volgende bladzijde.',
      0: 'Er was te weinig te zien voor een eerlijk cijfer.',
    },
    pillars: 'De zes pijlers',
    nothing: 'Er is niets gevonden dat punten kost.',
    order: 'De nummers geven de volgorde aan.',
    how: 'Zo lost u het op:',
    after: ({ from, to, count }: { from: number; to: number; count: number }) =>
      count === 1
        ? `Met de eerste verbetering gaat het cijfer van ${from} naar ${to}.`
        : `Met de eerste ${count} verbeteringen gaat het cijfer van ${from} naar ${to}.`,
    /** Findings that only the maker of the site's platform can repair. */
    beyond: ({ platform, count }: { platform: string; count: number }) =>
      count === 1 ? `1 onderdeel ligt bij ${platform}.` : `${count} onderdelen liggen bij ${platform}.`,
    more: ({ count }: { count: number }) => `En nog ${count} ${count === 1 ? 'verbetering' : 'verbeteringen'}.`,
    untested: ({ count }: { count: number }) =>
      count === 1
        ? '1 onderdeel kon niet worden getest en telt niet mee.'
        : `${count} onderdelen konden niet worden getest en tellen niet mee.`,
  },
  ask: {
    title: 'Rapport voor een klant',
    name: 'Naam van de klant',
    hint: 'Komt op de voorkant van het afgedrukte rapport. De naam blijft op deze computer.',
    agency: 'Uw bureau en logo stelt u in bij instellingen.',
    appendix: 'Met bijlage: alle controles',
  },
  options: {
    title: 'Rapport',
    intro: 'Uw naam, logo en kleur op de voorkant van afgedrukte rapporten. Ze blijven op deze computer.',
    agency: 'Naam van uw bureau',
    logo: 'Logo (png, jpeg, webp of svg, tot 150 kB)',
    current: 'Uw logo',
    remove: 'Logo verwijderen',
    colour: 'Kleur van uw bureau',
    noColour: 'Geen eigen kleur',
    colourNow: 'Zo staat uw kleur op de voorkant',
    namesPijler: {
      label: 'Pijler noemen',
      note: 'Onder aan de voorkant en aan een bewaarde webpagina staat dan “Gemaakt met Pijler”.',
    },
    colourShaded: 'Deze kleur is te licht om op wit te lezen. Letters krijgen een donkerder tint ervan.',
    faults: {
      tooLarge: 'Dit logo is groter dan 150 kB. Bewaar het kleiner en kies het opnieuw.',
      notAnImage: 'Dit bestand is geen afbeelding die Pijler kent. Kies een png, jpeg, webp of svg.',
    },
  },
};
export type ClientWords = typeof client;
