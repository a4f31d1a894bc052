/** Words of the report for a client: its cover, its page in plain words, and what is set for it. */
export const client = {
  cover: {
    title: 'Websitescan',
    example: 'Voorbeeldrapport van een verzonnen site',
    for: ({ name }: { name: string }) => `Voor ${name}`,
    by: ({ name }: { name: string }) => `Gemaakt door ${name}`,
    logoOf: ({ name }: { name: string }) => `Logo van ${name}`,
    logo: 'Logo',
  },
  /** Over the addresses behind the numbers, at the end. */
  sources: 'Bronnen',
  plain: {
    title: 'In gewone woorden',
    /** What each grade comes to. */
    grade: {
      5: 'De site staat er uitstekend voor. Hieronder staat hoe dat zo blijft.',
      4: 'De site staat er goed voor. Met enkele verbeteringen hoort die bij de beste.',
      3: 'De basis is op orde, maar er is nog winst te behalen. De eerste verbeteringen hieronder tellen het zwaarst.',
      2: 'Op verschillende punten schiet de site tekort. Bezoekers en zoekmachines merken daar iets van.',
      1: 'De site heeft op belangrijke punten onderhoud nodig. Begin met de verbeteringen hieronder.',
      0: 'Er was te weinig te zien voor een eerlijk cijfer.',
    },
    looks: {
      domein: 'Is de domeinnaam goed geregeld en is mail uit uw naam te vertrouwen?',
      beveiliging: 'Zijn bezoekers en hun gegevens beschermd?',
      onderhoud: 'Is de techniek actueel en werkt alles nog?',
      seo: 'Kunnen zoekmachines de site vinden en begrijpen?',
      ai: 'Kunnen AI-assistenten de site lezen en er een bron bij noemen?',
      toegankelijkheid: 'Kan iedereen de site gebruiken, ook met een beperking?',
    },
    pillars: 'De zes pijlers',
    scale: 'Elke pijler krijgt 0 tot 100 punten. Het cijfer is het gemiddelde daarvan.',
    first: 'Begin hiermee',
    nothing: 'Er is niets gevonden dat punten kost.',
    after: ({ from, to }: { from: number; to: number }) =>
      `Met deze verbeteringen gaat het cijfer van ${from} naar ${to}.`,
    who: 'Wie wat doet',
    tasks: ({ who, count }: { who: string; count: number }) =>
      `${who}: ${count} ${count === 1 ? 'verbetering' : 'verbeteringen'}`,
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
    colourShaded: 'Deze kleur is te licht om op wit te lezen. Letters krijgen een donkerder tint ervan.',
    faults: {
      tooLarge: 'Dit logo is groter dan 150 kB. Bewaar het kleiner en kies het opnieuw.',
      notAnImage: 'Dit bestand is geen afbeelding die Pijler kent. Kies een png, jpeg, webp of svg.',
    },
  },
};
export type ClientWords = typeof client;
