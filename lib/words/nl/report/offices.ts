/** Words of reports for procurement and accountability: what a machine could determine, and what not. */
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
    conformance:
      'Er is een afwijking van WCAG gevonden (zie 9.1 tot en met 9.4), dus de pagina voldoet niet aan niveau AA.',
    when: {
      always: 'Dit vraagt een mens.',
      features: 'Alleen als de site beschreven toegankelijkheidsfuncties heeft. Dit vraagt een mens.',
      biometrics: 'Alleen als de site iemand herkent aan lichaam of stem. Dit vraagt een mens.',
      conversion: 'Alleen als de site inhoud omzet, bijvoorbeeld naar een bestand. Dit vraagt een mens.',
      calls: 'Alleen als u via de site kunt bellen of videobellen. Dit vraagt een mens.',
      video: 'Alleen als de site video met geluid heeft. Dit vraagt een mens.',
      documents:
        'Alleen als er documenten te downloaden zijn, zoals pdf: 10.1.1.1 tot en met 10.4.1.3 per document. Dit vraagt een mens.',
      authoring: 'Alleen als u via de site zelf inhoud kunt maken. Dit vraagt een mens.',
    },
  },
  vpat: {
    title: 'Voor een Accessibility Conformance Report (VPAT® 2.5): wat een machine kon zeggen',
    note: 'Neem over wat klopt, in het formulier van ITI. Het niveau is opengelaten: een mens stelt dat vast, en “Not Evaluated” mag alleen bij niveau AAA.',
    head: ['Criteria', 'Conformance Level', 'Remarks and Explanations'],
    parsing: 'Vervallen in WCAG 2.2. Het formulier zegt zelf wat u hier invult; een machine hoeft niets te testen.',
    table: ({ number, level }: { readonly number: number; readonly level: string }) =>
      `Table ${number}: Success Criteria, Level ${level}`,
  },
  statement: {
    title: 'Voor de toegankelijkheidsverklaring: de vragen, met wat is gevonden',
    model: 'De vragen zijn die van de invulassistent op toegankelijkheidsverklaring.nl, in dezelfde volgorde.',
    which: '1. Over welke website gaat de verklaring?',
    host: 'Website',
    platform: 'CMS of platform',
    owner: 'Titel, leverancier en verantwoordelijke organisatie',
    addresses: '2. Welke webadressen horen erbij?',
    scanned: 'Gescand',
    others: 'Subdomeinen en andere adressen',
    status: '3. Welke status krijgt de verklaring?',
    now: 'Verklaring die er nu is',
    proposal: 'Status',
    notFull: ({ count }: { readonly count: number }) =>
      `A (voldoet volledig) kan niet: bij ${count === 1 ? '1 succescriterium' : `${count} succescriteria`} is een afwijking gevonden. Welke status wel klopt, hangt af van uw onderzoek.`,
    noStatus: 'Er is geen afwijking gevonden, maar daaruit volgt geen status: die vraagt een volledig onderzoek.',
    research: '4. Welke onderzoeksrapporten zijn er?',
    researchNote:
      'Deze scan telt niet als onderzoek: hij is automatisch en van één pagina. Voor status A of B is een volledig onderzoek nodig.',
    criteria: ({ count }: { readonly count: number }) =>
      `5. Bij welke succescriteria zijn er problemen? (gevonden: ${count})`,
    rest: ({ count }: { readonly count: number }) =>
      `Over ${count} andere succescriteria kon een machine niet zeggen of de pagina eraan voldoet.`,
    deviations: '6. Wat is er per afwijking te melden?',
    description: 'Beschrijving',
    cause: 'Oorzaak',
    effect: 'Gevolg voor mensen met een beperking',
    alternative: 'Toegankelijk alternatief',
    measure: 'Maatregel',
    until: 'Planning',
    exception: 'Wettelijke uitzondering, als die geldt',
    measures: '7. Welke maatregelen neemt de organisatie om de website toegankelijk te houden?',
    contact:
      '8. Waar kunnen mensen een probleem melden, wanneer krijgen ze antwoord, en waar staan al uw websites en apps?',
    signed: '9. Wie heeft de verklaring gezien en akkoord bevonden, in welke functie en wanneer?',
    byPerson: 'Vul dit zelf in.',
    none: 'Er is geen afwijking gevonden.',
    nothing: 'Niet getest.',
  },
};
export type OfficeWords = typeof offices;
