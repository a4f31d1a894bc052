/** Words of the scan service's settings. */
export const serviceSettings = {
  title: 'Scandienst',
  intro:
    'Pijler kan ook een scandienst vragen naar de pagina die u scant. Dat gebeurt alleen bij het contactniveau “Via de scandienst”, en nooit voor adressen op uw eigen netwerk.',
  label: 'Basisadres van de scandienst',
  hint: 'Bijvoorbeeld https://scandienst.voorbeeld.nl. Uw browser vraagt u om toegang tot dit ene adres.',
  save: 'Gebruik dit adres',
  remove: 'Geen scandienst',
  test: 'Testen',
  testing: ({ host }: { host: string }) => `Pijler vraagt ${host}…`,
  testSends: ({ host }: { host: string }) =>
    `De test stuurt alleen de naam ${host}, en uw sleutel als die daarbij hoort.`,
  denied: ({ host }: { host: string }) => `U gaf geen toegang tot ${host}. Het adres is niet gewijzigd.`,
  changed: 'Het adres is opgeslagen.',
  removed: 'Er is geen scandienst meer ingesteld.',
  loopback: 'Dit adres is van uw eigen computer: de verbinding is niet versleuteld.',
  unused: 'Pijler gebruikt dit adres alleen bij het contactniveau “Via de scandienst”.',
  platform: 'Open de pagina Platform',
  works: ({ tier, limit, seconds }: { tier: string; limit: string; seconds: string }) =>
    `De dienst antwoordt in ${seconds}: niveau ${tier}, limiet ${limit}.`,
  answers: ({ seconds }: { seconds: string }) =>
    `De dienst antwoordt in ${seconds}. Het adres van de test kan de dienst niet scannen of beoordelen; voor uw sites zegt dat niets.`,
  unsaid: 'niet genoemd',
  left: ({ left }: { left: number }) => `Dit uur nog ${left} over.`,
  withKey: 'De sleutel ging mee.',
  withoutKey: 'Er ging geen sleutel mee.',
  keyRefused: ({ status }: { status: number }) =>
    `De sleutel is geweigerd (${status}), maar niet verwijderd. Zonder sleutel antwoordt de dienst wel.`,
  refusedOn: ({ day }: { day: string }) =>
    `De dienst heeft uw sleutel geweigerd op ${day}. Bij “Via de scandienst” geldt het openbare niveau tot de dienst de sleutel accepteert.`,
  keyElsewhere: ({ base }: { base: string }) =>
    `Uw sleutel hoort bij ${base} en gaat niet naar dit adres mee. Sla de sleutel opnieuw op om die hier te gebruiken.`,
  keyNowhere:
    'Uw sleutel is opgeslagen zonder scandienst en gaat niet naar dit adres mee. Sla de sleutel opnieuw op om die hier te gebruiken.',
  ask: ({ host }: { host: string }) => `Hoort uw sleutel ook bij ${host}?`,
  askWhy: 'Een sleutel gaat alleen naar het adres waarmee die is opgeslagen. Bij “Nee” verwijdert Pijler de sleutel.',
  yes: 'Ja, gebruik de sleutel daar',
  no: 'Nee, verwijder de sleutel',
  cancel: 'Annuleren',
  request: 'Waar is een sleutel aan te vragen?',
  requestText: 'Tekst bij de link',
  requestTextHint: 'Leeg: “Vraag er een aan bij de beheerder van de scandienst.”',
  requestUrl: 'Adres van de link',
  requestUrlHint: 'Bijvoorbeeld https://scandienst.voorbeeld.nl/sleutel. Leeg: geen link.',
  requestUrlWrong: 'Dit is geen webadres.',
  requestSave: 'Opslaan',
  errors: {
    empty: 'Vul het basisadres in.',
    notAnAddress: 'Dit is geen volledig webadres. Een adres begint met https://.',
    notSecure: 'Een scandienst moet met https:// beginnen, behalve op uw eigen computer.',
    credentials: 'Zet geen gebruikersnaam of wachtwoord in het adres.',
    query: 'Laat het deel vanaf ? weg.',
    fragment: 'Laat het deel vanaf # weg.',
  },
};
export type ServiceSettingsWords = typeof serviceSettings;
