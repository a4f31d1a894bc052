import type { BodyFault, FieldFault } from '../../../api/operations.ts';
import type { OperationId } from '../../../data/service/platform-operations.ts';

const operations = {
  classification: {
    title: 'Bedrijfstak analyseren',
    about: 'Zoekt een classificatiecode op, met marktomvang en concurrentie.',
  },
  listing: { title: 'Bedrijfsvermelding bijwerken', about: 'Wijzigt het profiel van een bedrijfsvermelding.' },
  chat: { title: 'AI-gesprek met context', about: 'Stuurt een vraag aan de AI-chat van het platform.' },
  register: { title: 'Bedrijvenregister doorzoeken', about: 'Zoekt bedrijven in het register.' },
  website: { title: 'Website maken', about: 'Laat het platform een website maken.' },
  user: { title: 'Gebruiker toevoegen', about: 'Maakt een gebruiker aan bij het platform.' },
} satisfies Readonly<Record<OperationId, { readonly title: string; readonly about: string }>>;

/** Words of the page Platform. */
export const platform = {
  title: 'Platform',
  intro:
    'De andere diensten van het platform achter uw scandienst. Van deze diensten is alleen bekend hoe u ze aanroept; elk antwoord ziet u ongewijzigd.',
  contents: 'Diensten',
  needs: {
    title: 'Nog niet beschikbaar',
    key: 'Deze pagina werkt met een partnersleutel. Sla er een op bij instellingen.',
    base: 'Stel bij instellingen eerst het basisadres van de scandienst in.',
    level: 'Kies bij instellingen het contactniveau “Via de scandienst”.',
    settings: 'Naar instellingen',
  },
  operations,
  fields: {
    sbi_code: { label: 'Classificatiecode', hint: 'Twee cijfers, een punt, twee cijfers: 62.01' },
    q: { label: 'Zoektekst', hint: 'Bijvoorbeeld een bedrijfsnaam' },
    limit: { label: 'Hoeveel resultaten', hint: 'Een geheel getal' },
  },
  body: { label: 'Inhoud (JSON)', hint: 'De vorm is niet gedocumenteerd. Leeg: er gaat geen inhoud mee.' },
  errors: {
    empty: 'Vul dit veld in.',
    notInteger: 'Vul een geheel getal in.',
    notClassification: 'Een code is twee cijfers, een punt en twee cijfers.',
    tooLong: 'Dit is te lang.',
    notJson: 'Dit is geen geldige JSON.',
  } satisfies Readonly<Record<FieldFault | BodyFault, string>>,
  request: 'Dit wordt verstuurd',
  key: 'uw sleutel',
  keyGoes: ({ host }: { host: string }) => `Uw sleutel gaat mee naar ${host}, in een header.`,
  keyStays: ({ host }: { host: string }) => `Uw sleutel hoort niet bij ${host} en gaat niet mee.`,
  incomplete: 'Vul eerst alle velden goed in.',
  send: 'Versturen',
  sending: 'Bezig…',
  changes: 'Dit wijzigt iets bij het platform. Weet u het zeker?',
  yes: 'Ja, verstuur',
  no: 'Nee',
  answer: 'Antwoord',
  answered: ({ status, seconds, size }: { status: number; seconds: string; size: string }) =>
    `Status ${status}, na ${seconds}, ${size}.`,
  retryAfter: ({ seconds }: { seconds: number }) =>
    `Het platform vraagt ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} te wachten.`,
  truncated: 'Alleen de eerste 4 MB zijn gelezen.',
  notTree: 'Dit antwoord is geen JSON en staat hier als tekst.',
  noBody: 'Het antwoord heeft geen inhoud.',
  copy: 'Kopieer het antwoord',
  save: 'Bewaar als bestand',
  failed: {
    unreachable: 'Het platform is niet te bereiken of stuurt door. Omleidingen volgt Pijler niet.',
    timeout: 'Het platform heeft niet binnen een minuut geantwoord.',
    interrupted: 'Het verzoek is onderbroken.',
    noAccess: 'De browser heeft geen toegang tot dit adres. Sla het adres bij instellingen opnieuw op.',
    background: 'Het verzoek kon niet worden verstuurd. Probeer het opnieuw.',
  },
  tree: {
    list: ({ count }: { count: number }) => `lijst van ${count}`,
    object: ({ count }: { count: number }) => `${count} ${count === 1 ? 'veld' : 'velden'}`,
    more: ({ count }: { count: number }) => `Toon nog ${count}`,
    empty: 'leeg',
    yes: 'ja',
    no: 'nee',
    nothing: 'niets',
  },
};
export type PlatformWords = typeof platform;
