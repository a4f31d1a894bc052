import type { FailureCode } from '../../../api/error.ts';

interface StepText {
  readonly number: string;
  readonly about: string;
  readonly there: string;
}

/** The responses of our own scan service when there is no result. */
export const served = {
  noAddress: 'Geef in het veld url een domein of een http(s)-adres.',
  /** Why the value of the field `url` is not an address. */
  addresses: {
    empty: 'Het veld url is leeg. Geef een domein of een http(s)-adres.',
    space: 'In het adres in het veld url staat een spatie. Schrijf een spatie in een adres als %20.',
    oneSlash: 'Na http: of https: horen in een adres twee schuine strepen.',
    otherScheme: 'Alleen adressen met http of https worden gescand.',
    notAnAddress: 'Wat in het veld url staat, is geen domein of http(s)-adres.',
    tooLong: 'Het adres in het veld url is langer dan 2048 tekens.',
  },
  fieldNull: ({ field }: { field: string }) => `Het veld ${field} is null. Laat het weg of vul het in.`,
  fieldTwice: ({ field }: { field: string }) => `Het veld ${field} staat er meer dan eens.`,
  fieldEmpty: ({ field }: { field: string }) => `Het veld ${field} is leeg. Laat het weg of vul het in.`,
  fieldType: ({ field }: { field: string }) => `Het veld ${field} is geen tekst.`,
  fieldOneOf: ({ field, values }: { field: string; values: string }) =>
    `Het veld ${field} kan alleen dit zijn: ${values}.`,
  badField: ({ field }: { field: string }) => `Het veld ${field} is niet goed ingevuld.`,
  crossSite: 'Een pagina van een andere site kan hier geen scan beginnen. Begin de scan op de pagina van deze dienst.',
  badPath: 'In dit adres staat een teken dat niet mag.',
  badBody: 'Stuur de vraag als JSON, met Content-Type: application/json.',
  tooLarge: 'Deze vraag is te groot.',
  noHttp: 'Dit is geen goed HTTP-verzoek.',
  badKey: 'Deze sleutel is onbekend, verlopen of ingetrokken.',
  needsKey: 'Deze dienst scant alleen met een sleutel.',
  rateLimited: ({ perHour }: { perHour: number }) => `De ${perHour} scans van dit uur zijn op.`,
  network: 'De scans van dit uur voor uw netwerk zijn op.',
  hung: 'Te veel sites die u dit uur liet scannen, gaven niet op tijd antwoord. Probeer het later opnieuw.',
  busy: 'Het is druk. Probeer het zo opnieuw.',
  away: 'De scandienst kan nu even niets opzoeken of bewaren. Probeer het over een halve minuut opnieuw.',
  late: 'Deze scan duurt lang. Vraag het zo opnieuw: dan ligt het resultaat klaar.',
  failures: {
    unsupported_page: 'Deze pagina is niet te scannen.',
    unreachable: 'De site is niet te bereiken.',
    timeout: 'De site gaf niet op tijd antwoord.',
    internal: 'Er ging iets mis bij deze dienst.',
  } satisfies Readonly<Record<FailureCode, string>>,
  reasons: {
    leftAlone: 'De eigenaar van deze site wil geen scans.',
    robots: 'De robots.txt van deze site vraagt Pijler weg te blijven.',
    notPage: 'Hier staat geen webpagina.',
    notPublic: 'Dit adres is niet openbaar bereikbaar.',
    noPage: 'De server antwoordt met een foutmelding zonder pagina.',
    otherPort: 'Andere poorten dan 80 en 443 worden niet gescand.',
    noDot: 'Een website op het internet heeft een punt in de naam.',
    specialUse: 'Namen als deze zijn voor een eigen netwerk of voor voorbeelden, en bestaan niet op het internet.',
    heldUp: 'Deze scan kostte meer tijd dan een scan mag duren. Probeer het over een paar minuten opnieuw.',
    crashed: 'Deze pagina vraagt meer dan een scan mag gebruiken.',
    sealed: 'Dit verzoek kan niet meer worden geopend: de dienst is opnieuw gestart. Vraag opnieuw om de scan.',
    stepNotFound: 'Een stap vooraf vond niet wat er moest staan.',
    stepSeveral: 'Een stap vooraf vond meer dan één ding met die naam.',
    stepDisabled: 'Een stap vooraf vond een knop of veld dat uit staat.',
    stepText: 'Een stap vooraf wachtte tevergeefs op een tekst.',
    stepElsewhere: 'Een stap vooraf verliet de site.',
    stepFailed: 'Een stap vooraf lukte niet.',
  },
  /** Why a step before the scan failed: its number, its target and what is there instead; '' for nothing. */
  steps: {
    stepNotFound: ({ number, about, there }: StepText): string =>
      `Stap ${number}: ${about} staat niet op de pagina.${there === '' ? '' : ` Wel: ${there}.`}`,
    stepSeveral: ({ number, about, there }: StepText): string =>
      `Stap ${number}: ${about} staat ${there} keer op de pagina. Geef een naam die er één keer staat.`,
    stepDisabled: ({ number, about }: StepText): string => `Stap ${number}: ${about} staat uit.`,
    stepText: ({ number, about, there }: StepText): string =>
      `Stap ${number}: de tekst ${about} kwam niet op de pagina.${there === '' ? '' : ` Wel: ${there}.`}`,
    stepElsewhere: ({ number, about, there }: StepText): string =>
      `Stap ${number} (${about}) leidt weg van de site${there === '' ? '' : `, naar ${there}`}. Stappen blijven op de site.`,
    stepFailed: ({ number, about, there }: StepText): string =>
      `Stap ${number} (${about}) lukte niet.${there === '' ? '' : ` De browser zei: ${there}.`}`,
  },
  noResult: 'Van dit domein is hier geen resultaat.',
  unknownPath: 'Dit adres bestaat niet.',
  unknownHost: 'Onder deze naam antwoordt deze dienst niet.',
  mcp: {
    needsKey: 'Stuur een sleutel mee in de regel Authorization: Bearer SLEUTEL.',
    postOnly: 'Hier wordt alleen POST beantwoord.',
  },
  otherMethod: 'Vraag een scan met GET of POST.',
};
export type ServedWords = typeof served;
