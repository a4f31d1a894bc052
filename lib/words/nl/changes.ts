/** What changed by version, newest first, in the words of CHANGELOG.md, which holds the English ones. */
export const changes = {
  '0.1.0': [
    'Eerste versie: één klik beoordeelt de pagina in het huidige tabblad op zes pijlers, in het Nederlands of Engels.',
    'Openbaar niveau: cijfer, zes scores, wat niet getest is en waarom, en elk contact dat is gelegd. Partnerniveau: elke controle.',
    'Een scandienst als tweede bron, alleen bij het contactniveau “Via de scandienst”: zijn scores naast die van Pijler, elk met naam en tijd. De pagina “Platform” roept de andere bewerkingen van hetzelfde platform aan.',
    'Een rapport bewaren als JSON, CSV, Markdown of HTML op één pagina, een klantrapport op A4, en een bewaarde JSON weer openen.',
    'Geschiedenis per site met haar verloop, en twee scans naar keuze naast elkaar, met de omstandigheden die verschilden.',
    'Firefox: het hele product, met toegang die per site wordt gevraagd; wat zonder niet te zien is, wordt gezegd.',
    'Toegang per site, en bij instellingen een lijst van sites om die weer in te trekken.',
    'Gestructureerde gegevens worden per veld beoordeeld in JSON-LD, microdata en RDFa, naar de documentatie van Google.',
    'Welkomstpagina na de installatie, met een voorbeeldrapport dat zonder verbinding werkt.',
    'Geschiedenis uit te zetten; uit een privévenster wordt niets bewaard; de kleur van uw bureau op de voorkant van rapporten.',
    'Cijferregels 2, geijkt op 32 soorten sites: een fout in SEO of AI-vindbaarheid kost meer dan onder regels 1. Een score heet ook onvolledig als wat niet te zien was waarschijnlijk een heel cijferwoord zou kosten.',
    'Elke controle heeft een pagina met alles wat zij kan concluderen, wat dat kost en hoe u het herstelt; het rapport verwijst ernaar.',
    'Cijferregels 3: bij twee verschillende tekenen van een inbraak is Onderhoud niet hoger dan 40.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Changes = { readonly [Version in keyof typeof changes]: readonly string[] };
