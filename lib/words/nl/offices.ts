/** Woorden van rapporten voor inkoop en verantwoording: wat een machine kon zeggen, en wat niet. */
export const offices = {
  scope: ({ host }: { readonly host: string }) => `Een pagina van ${host}`,
  evaluation: ({ host }: { readonly host: string }) => `Automatische controle van ${host}`,
  machineOnly:
    'Dit is door een machine gevonden. Waar niets is gevonden, staat nooit “voldoet”: dat kan alleen een mens vaststellen.',
  notAnEvaluation: 'Dit is geen onderzoek volgens WCAG-EM, maar een begin daarvan: één pagina, alleen automatisch.',
  outcomes: { failed: 'Voldoet niet', cantTell: 'Een mens moet kijken', untested: 'Niet getest' },
  levels: {
    failed: 'Open: Partially Supports of Does Not Support',
    cantTell: 'Open',
    untested: 'Open',
  },
  remarks: {
    failed: 'Er is een overtreding gevonden; er kunnen er meer zijn.',
    cantTell: ({ tested }: { readonly tested: string }) =>
      `Hiervan is een deel getest (${tested}). De rest vraagt een mens.`,
    untested: 'Hiervan kon een machine niets testen.',
  },
  en: {
    title: 'EN 301 549 V3.2.1, webpagina’s: wat een machine kon zeggen',
    head: ['Eis', 'Onderwerp', 'Uitkomst', 'Toelichting'],
    byPerson: 'Dit vraagt een mens, als het van toepassing is.',
    beside: {
      '5.2': 'Toegankelijkheidsfuncties aanzetten',
      '5.3': 'Biometrie',
      '5.4': 'Toegankelijkheid bij omzetten bewaren',
      '6': 'Gesprekken met spraak',
      '7': 'Video',
      '9.6': 'Conformiteit met WCAG',
      '10': 'Documenten om te downloaden, zoals pdf',
      '11.7': 'Voorkeuren van gebruikers',
      '11.8': 'Programma’s om inhoud te maken',
      '12.1': 'Productdocumentatie',
      '12.2': 'Ondersteuning',
    },
  },
  vpat: {
    title: 'Voor een Accessibility Conformance Report (VPAT® 2.5): wat een machine kon zeggen',
    note: 'Neem over wat klopt, in het formulier van ITI. Het niveau is opengelaten: een mens stelt dat vast, en “Not Evaluated” mag alleen bij niveau AAA.',
    head: ['Criteria', 'Conformance Level', 'Remarks and Explanations'],
    table: ({ number, level }: { readonly number: number; readonly level: string }) =>
      `Table ${number}: Success Criteria, Level ${level}`,
  },
  statement: {
    title: 'Voor de toegankelijkheidsverklaring: de vragen, met wat is gevonden',
    which: '1. Over welke website gaat de verklaring?',
    is: '2. Is er al een verklaring?',
    status: '3. Welke nalevingsstatus?',
    notFull: ({ count }: { readonly count: number }) =>
      `Status A (voldoet volledig) kan niet: bij ${count === 1 ? '1 succescriterium' : `${count} succescriteria`} is een afwijking gevonden. Welke status wel klopt, hangt af van uw onderzoek.`,
    noStatus: 'Er is geen afwijking gevonden, maar daaruit volgt geen status: die vraagt een volledig onderzoek.',
    research: '4. Welke onderzoeken zijn er?',
    researchNote:
      'Deze scan is automatisch en van één pagina. Als onderbouwing van status A of B is een volledig onderzoek nodig.',
    deviations: ({ count }: { readonly count: number }) => `5. Welke afwijkingen zijn er? (gevonden: ${count})`,
    rest: ({ count }: { readonly count: number }) =>
      `Over ${count} andere succescriteria kon een machine niet zeggen of de pagina eraan voldoet.`,
    cause: 'Oorzaak',
    effect: 'Gevolg voor mensen met een beperking',
    measure: 'Maatregel of alternatief',
    until: 'Wanneer opgelost',
    measures: '6. Welke maatregelen houden de website toegankelijk?',
    contact: '7. Waar kunnen mensen een probleem melden, en wanneer krijgen ze antwoord?',
    signed: '8. Wie heeft de verklaring gezien en akkoord bevonden?',
    byPerson: 'Vul dit zelf in.',
    nothing: 'Niet getest.',
  },
};
export type OfficeWords = typeof offices;
