import type { ai as pillar } from '../../../checks/ai/index.ts';
import { findMatches, formatFirstOf, type Imperatives, type Named, quoted, sayAbout } from '../../imperative.ts';

const nameCrawlers = (found: Named): string => formatFirstOf('nl', findMatches(found, /^([\w.-]+)(?: \(| ·|$)/));
const sayAllow = (found: Named): string =>
  sayAbout(
    nameCrawlers(found),
    (name) => `Laat ${name} toe, als u daar gevonden wilt worden (robots.txt)`,
    'Laat zoekrobots van AI-diensten toe, als u daar gevonden wilt worden (robots.txt)',
  );
const fetch = (found: Named): string =>
  sayAbout(
    nameCrawlers(found),
    (name) => `Laat ${name} toe, als gebruikers de pagina zo mogen openen (robots.txt)`,
    'Laat robots toe die voor een gebruiker lezen, als dat mag (robots.txt)',
  );
const WITHOUT_SCRIPTS = 'Laat de server de tekst van de pagina meesturen';
const DATES = 'Zet op de pagina en in de gegevens voor zoekmachines dezelfde datum';
const TEXT = 'Schrijf meer over wat bezoekers willen weten';
const OTHERS = 'Haal de link weg die een AI-assistent vraagt u te onthouden';

export const ai = {
  'ai-search-crawlers-allowed': { othersBlocked: sayAllow, majorBlocked: sayAllow, allMajorBlocked: sayAllow },
  'ai-user-fetchers-allowed': fetch,
  'robots-rules-unambiguous': 'Maak de regels in robots.txt eenduidig',
  'snippet-eligible': {
    limited: 'Laat zoekmachines meer van de pagina tonen, als u dat wilt',
    partlyWithheld: 'Sta toe dat de hele tekst wordt geciteerd, als u dat wilt',
    forbidden: 'Sta toe dat de tekst wordt geciteerd, als u dat wilt',
    mostlyWithheld: 'Sta toe dat de tekst wordt geciteerd, als u dat wilt',
  },
  'copilot-eligible': 'Laat Copilot de pagina gebruiken, als u dat wilt',
  'classic-search-crawlers-allowed': 'Laat Google en Bing toe, als de site gevonden mag worden (robots.txt)',
  'ai-indexable': 'Laat zoekmachines de pagina opnemen, als die gevonden mag worden',
  'ai-robots-answer': 'Laat de server weer een goed antwoord geven op robots.txt',
  'raw-main-content-coverage': {
    partly: WITHOUT_SCRIPTS,
    absent: `${WITHOUT_SCRIPTS}: nu komt die pas met scripts`,
    onlyAsData: `${WITHOUT_SCRIPTS}: nu komt die pas met scripts`,
    shell: 'Laat de server de tekst meesturen: zonder scripts is de pagina leeg',
  },
  'raw-key-facts': {
    missing: 'Laat de server de gegevens meesturen waar mensen naar vragen',
    headingMissing: 'Laat de server de hoofdkop meesturen',
  },
  'links-in-raw-html': 'Laat de server menu en links meesturen',
  'content-within-limits': {
    large: 'Maak de pagina kleiner',
    late: 'Zet de hoofdtekst verder naar voren in de pagina',
    thin: 'Haal stijlen en scripts uit de pagina, naar eigen bestanden',
    cutOff: 'Maak de pagina kleiner: het einde wordt niet gelezen',
  },
  'structured-data-matches-page': {
    differs: (found) =>
      sayAbout(
        formatFirstOf('nl', quoted(findMatches(found, /^(.+)$/))),
        (value) => `Toon ${value} op de pagina, of verbeter de gegevens`,
        'Laat gegevens voor zoekmachines kloppen met de pagina',
      ),
    priceContradicts: 'Laat de prijs in de gegevens kloppen met de pagina',
  },
  'entity-identity': {
    incomplete: 'Vul de gegevens over uw organisatie aan',
    absent: 'Noem in de code van de homepage wie er achter de site zit',
  },
  'entity-consistent': {
    contradicts: 'Gebruik overal dezelfde gegevens van uw organisatie',
    impossible: 'Verbeter het nummer van uw organisatie',
  },
  'author-visible': {
    different: 'Noem op de pagina en in de gegevens dezelfde auteur',
    unmarked: 'Noem de auteur ook in de gegevens van de pagina',
    absent: 'Noem de auteur bij het artikel',
  },
  'dates-consistent': {
    missing: 'Toon de datum van het artikel, en zet die in de gegevens',
    different: DATES,
    reversed: DATES,
    future: 'Verbeter de datum die in de toekomst ligt',
    contradicts: DATES,
  },
  'content-attributed': {
    partly: 'Vul aan wat over de tekst ontbreekt, zoals wie die schreef en wanneer',
    nothing: 'Zet op de pagina wie de tekst schreef, wanneer, en waar die over gaat',
  },
  'placeholder-text': {
    filler: 'Vervang de opvultekst door uw eigen woorden',
    makers: 'Zet uw eigen tekst op de pagina',
  },
  'text-to-quote': {
    little: TEXT,
    hardly: TEXT,
    sentences: TEXT,
    words: TEXT,
    standIn: 'Zet de echte pagina online',
  },
  'facts-told': {
    some: 'Noem meer feiten waar bezoekers naar vragen, zoals prijs en adres',
    none: 'Zet op de pagina hoe u te bereiken bent, waar en voor hoeveel',
  },
  'quotable-content': 'Schrijf zo dat anderen u kunnen citeren: begin met het antwoord',
  'hidden-instructions': {
    aside: 'Haal tekst weg die AI-modellen toespreekt',
    hidden: 'Haal de verborgen tekst voor AI-modellen weg',
  },
  'memory-poisoning-links': {
    summary: 'Laat de link een AI-assistent gewoon iets vragen, of haal die weg',
    poison: OTHERS,
  },
  'ai-policy-consistent': {
    unparsable: 'Herstel de voorwaarde voor AI: die is niet te lezen',
    contradicts: 'Laat voorwaarden voor AI en robots.txt hetzelfde zeggen',
    licenceDead: 'Herstel de link naar de licentie in robots.txt',
  },
  'llms-txt-valid': {
    faulty: 'Vul llms.txt aan, of haal het bestand weg',
    webPage: 'Zet op het adres van llms.txt een tekstbestand, of niets',
    serverError: 'Herstel de fout van de server bij llms.txt',
  },
  'agent-endpoints-valid': {
    dead: 'Herstel het adres voor AI-agenten, of kondig het niet meer aan',
    wrongType: 'Herstel het adres voor AI-agenten, of kondig het niet meer aan',
    stale: 'Haal de aankondiging van de ai-plugin weg',
  },
} satisfies Imperatives<typeof pillar>;
