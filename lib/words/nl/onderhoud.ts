import type { onderhoud as pillar } from '../../checks/onderhoud/index.ts';
import type { Args } from '../../model.ts';
import { formatSeconds, listIn } from '../format.ts';
import { findHosts, findVersions, SERIOUS, sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatIsoDate, formatPlainNumber, formatProtocol } from '../terms.ts';

const formatDuration = (ms: string | number | undefined): string => formatSeconds('nl', Number(ms));

/** If the makers stated no end, gives the day of their last release. */
const sayUnsupported = ({ name, version, ends, last }: Args): string =>
  last === undefined
    ? `${name} ${version} wordt sinds ${formatIsoDate('nl', ends)} niet meer ondersteund.`
    : `${name} ${version} zit al meer dan een jaar zonder beveiligingsupdate: de laatste versie van deze reeks is van ${formatIsoDate('nl', last)}.`;

/** What the gravest known vulnerability gives an attacker. */
const sayEffect = (gain: string | number | undefined): string =>
  gain === 'runs'
    ? 'via die lekken kan een aanvaller code uitvoeren'
    : gain === 'leaks'
      ? 'via die lekken kan een aanvaller gegevens lezen of regels omzeilen'
      : 'via die lekken kan een aanvaller de server laten vastlopen';
const countHoles = (count: string | number | undefined): string =>
  count === 1 ? 'één bekend lek' : `${count} bekende lekken`;
const WRONG_CONTACT =
  'Wie op de link tikt om te bellen of te mailen, bereikt u niet, of een ander. Dat kost u klanten.';

export const onderhoud = {
  'vulnerable-js-libraries': {
    title: 'Scripts zonder bekende lekken',
    why: 'Veel sites gebruiken kant-en-klare scripts van derden. De lekken in oude versies zijn openbaar beschreven, dus kwaadwillenden weten waar ze moeten zoeken.',
    fix: 'Maak een reservekopie en werk de genoemde scripts bij naar de nieuwste versie, of haal weg wat niet meer wordt gebruikt. Test daarna menu’s, formulieren en sliders: die kunnen deze scripts gebruiken.',
    fixes: {
      wordpress:
        'Maak een reservekopie en werk WordPress, het thema en alle plug-ins bij: daarmee komen de nieuwe scripts mee. Blijft een oude versie staan, dan komt die van een verouderd thema of een verouderde plug-in.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'Er is één script van derden gevonden, zonder bekend lek van betekenis.'
          : `Er zijn ${found} scripts van derden gevonden, zonder bekend lek van betekenis.`,
      medium: ({ medium }, items) =>
        sayAbout(
          listIn('nl', findVersions(items)),
          (names) => `Bekend lek met een gemiddeld risico in ${names}.`,
          medium === 1
            ? 'Eén gevonden script heeft een bekend lek met een gemiddeld risico.'
            : `${medium} gevonden scripts hebben een bekend lek met een gemiddeld risico.`,
        ),
      high: ({ high }, items) =>
        sayAbout(
          listIn('nl', findVersions(items, SERIOUS)),
          (names) => `Bekend ernstig lek in ${names}.`,
          high === 1
            ? 'Eén gevonden script heeft een bekend ernstig lek.'
            : `${high} gevonden scripts hebben een bekend ernstig lek.`,
        ),
      absent: 'Er is geen bekend script met een versie gevonden.',
    },
  },

  'hijacked-script-hosts': {
    title: 'Geen scripts van gekaapte adressen',
    why: 'Sommige bekende adressen voor scripts zijn in andere handen gekomen en verspreiden nu schadelijke code. Een site die daar nog iets laadt, geeft die code vrij spel bij elke bezoeker.',
    fix: 'Verwijder vandaag nog alles wat van dit adres laadt. Wat de site echt nodig heeft, kan op de eigen server staan.',
    says: {
      none: 'De pagina laadt niets van een adres dat als gekaapt bekendstaat.',
      hijacked: (_, items = []) =>
        sayAbout(
          listIn('nl', findHosts({ items })),
          (hosts) => `De pagina laadt iets van ${hosts}: dat adres is in verkeerde handen.`,
          'De pagina laadt iets van een adres dat in verkeerde handen is.',
        ),
    },
  },

  'eol-js-libraries': {
    title: 'Scripts nog ondersteund',
    why: 'Een versie die niet meer wordt ondersteund, krijgt geen updates meer. Een lek dat morgen wordt gevonden, blijft dan open.',
    fix: 'Stap over op een versie die nog wordt onderhouden. Dat kan meer werk zijn dan bijwerken: eigenaar en webbouwer plannen het samen.',
    says: {
      supported: 'De gevonden scripts met een bekende einddatum worden nog ondersteund.',
      ending: ({ count }, items) =>
        sayAbout(
          listIn('nl', findVersions(items)),
          (names) => `De ondersteuning van ${names} loopt af of is net afgelopen.`,
          count === 1
            ? 'De ondersteuning van één gevonden script loopt af of is net afgelopen.'
            : `De ondersteuning van ${count} gevonden scripts loopt af of is net afgelopen.`,
        ),
      ended: ({ count }, items) =>
        sayAbout(
          listIn('nl', findVersions(items)),
          (names) => `Geen updates meer voor ${names}.`,
          count === 1
            ? 'Eén gevonden script krijgt al meer dan een jaar geen updates meer.'
            : `${count} gevonden scripts krijgen geen updates meer, minstens één al meer dan een jaar.`,
        ),
      undated: 'Van de gevonden scripts is geen einddatum bekend.',
    },
  },

  'cms-version-supported': {
    title: 'Systeem achter de site bijgewerkt (CMS)',
    why: 'Het CMS, het systeem waarop de site draait, krijgt beveiligingsupdates. De lekken die een update verhelpt, zijn openbaar, en een aanvaller kan ze gebruiken op een site zonder die update.',
    fix: 'Maak een reservekopie en werk het CMS bij, daarna thema en uitbreidingen. Zet automatische beveiligingsupdates aan waar dat kan.',
    fixes: {
      wordpress:
        'Maak een reservekopie, kies Dashboard → Updates en werk WordPress, plug-ins en thema bij. Zet daar ook automatische updates aan.',
      joomla:
        'Maak een reservekopie en kies Systeem → Bijwerken → Joomla. Controleer voor een nieuwe hoofdversie eerst de extensies.',
      drupal:
        'Maak een reservekopie van bestanden en database, werk Drupal core bij met Composer (composer update "drupal/core-*" --with-all-dependencies) en draai daarna drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is bijgewerkt, voor zover dat van buiten te zien is.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} mist beveiligingsupdates: ${newest} is al meer dan twee weken beschikbaar.`,
      ending: ({ name, version, ends }) =>
        `De ondersteuning van ${name} ${version} stopt op ${formatIsoDate('nl', ends)}.`,
      ended: (args) => sayUnsupported(args),
      neglected: ({ name, version, newest }) =>
        `${name} ${version} is meer dan een jaar niet bijgewerkt; van deze reeks is in elk geval ${newest} verschenen.`,
      frameworkEnded: (args) => sayUnsupported(args),
      frameworkNeglected: ({ name, version, newest }) =>
        `${name} ${version} is meer dan een jaar niet bijgewerkt; van deze reeks is in elk geval ${newest} verschenen.`,
      notShown: 'De site laat niet zien op welke CMS-versie die draait, of de maker werkt het CMS zelf bij.',
    },
  },

  'php-version-supported': {
    title: 'Programmeertaal op de server ondersteund (PHP)',
    why: 'PHP voert de site uit op de server. Zonder updates blijven bekende lekken open.',
    fix: 'Kies bij de hosting een PHP-versie die wordt ondersteund, met alle updates. Ga eerst na of CMS en uitbreidingen daarop werken.',
    fixes: {
      plesk:
        'Ga eerst na of CMS en uitbreidingen de nieuwe versie aankunnen en noteer de huidige. Kies daarna in Plesk bij het domein “PHP-instellingen” en zet de hogere versie aan; gaat het mis, zet dan de oude terug.',
      directadmin:
        'Ga eerst na of CMS en uitbreidingen de nieuwe versie aankunnen en noteer de huidige. Kies daarna in DirectAdmin “Select PHP Version” of “Domain Setup” en zet de hogere versie aan; gaat het mis, zet dan de oude terug.',
    },
    says: {
      supported: ({ version }) => `De server meldt PHP ${version}; die versie wordt ondersteund.`,
      patchesMissing: ({ version, newest, count, gain }) =>
        `PHP ${version} mist updates. Versie ${newest} verhelpt ${countHoles(count)}; ${sayEffect(gain)}, als de site de functie gebruikt waar het om gaat.`,
      ending: ({ version, ends }) => `De ondersteuning van PHP ${version} stopt op ${formatIsoDate('nl', ends)}.`,
      ended: ({ version, ends }) => `PHP ${version} wordt sinds ${formatIsoDate('nl', ends)} niet meer ondersteund.`,
      endedInDistribution: ({ version }) =>
        `De makers ondersteunen PHP ${version} niet meer, maar dit is de versie van een Linux-distributie. Die kan zelf updates leveren; vraag het na.`,
      notShown: 'De server meldt geen PHP-versie.',
    },
  },

  'site-in-service': {
    title: 'Site in gebruik',
    why: 'Wie uw adres opent, vindt uw site niet. Zoekmachines halen zo’n adres na een tijd uit hun resultaten.',
    fix: 'Zet de site online, of laat het domein naar de juiste server wijzen.',
    byCode: {
      serverError: {
        why: 'Bezoekers zien een fout in plaats van de site. Zoekmachines halen zo’n adres na een tijd uit hun resultaten.',
        fix: 'Laat in het foutenlogboek van de server nagaan wat er misgaat, en zet zo nodig de laatste wijziging terug.',
      },
      suspended: {
        why: 'Zolang het account is geblokkeerd, ziet niemand de site.',
        fix: 'Vraag uw hostingpartij om de reden: een rekening, te veel verkeer of misbruik van de site. Is er ingebroken, laat dat dan eerst herstellen.',
      },
      maintenance: {
        why: 'Zoekmachines houden de melding zo voor de pagina zelf.',
        fix: 'Stuur bij onderhoud code 503 met Retry-After, en houd het kort.',
      },
      comingSoon: {
        fix: 'Schrijf op wie u bent, wat u doet en hoe u te bereiken bent, en zet dat online of laat uw webbouwer dat doen.',
      },
      moved: {
        why: 'Wie een oud adres opent, moet nu zelf verder zoeken.',
        fix: 'Stuur elk oud adres door naar dezelfde pagina op het nieuwe: eerst tijdelijk (302), en werkt alles na een paar dagen nog, dan blijvend (301).',
      },
      away: {
        why: 'Wat er over de site te zeggen valt, is pas te zien als die weer open is.',
        fix: 'Duurt het langer dan bedoeld, vraag dan wie de site onderhoudt.',
      },
      parked: {
        fix: 'Kijk eerst bij uw registrar of het domein niet is verlopen. Laat het dan naar de server met uw site wijzen. Is er nog geen site, laat die dan eerst maken.',
      },
      doubtful: {
        why: 'Is dit niet de pagina die bezoekers horen te zien, dan vinden ze uw site niet. Zoekmachines halen zo’n adres na een tijd uit hun resultaten.',
      },
    },
    says: {
      inService: 'Er zijn geen tekenen van een geparkeerde of tijdelijke pagina.',
      doubtful: 'Er is één teken van een geparkeerde of tijdelijke pagina.',
      errorPage: 'Dit is een foutpagina, niet de site zelf.',
      serverError: ({ status }) =>
        `De server antwoordt met een fout (${status}): bezoekers krijgen deze pagina niet te zien.`,
      parked: 'Op dit adres lijkt geen site te staan, maar een melding over de naam zelf (een geparkeerd domein).',
      suspended: 'Dit lijkt een melding van de hostingpartij dat het account is geblokkeerd.',
      maintenance: 'De pagina zegt dat de site in onderhoud is, maar antwoordt als een gewone pagina.',
      defaultPage: 'Dit lijkt de pagina waarmee de server is geleverd.',
      comingSoon: 'Dit lijkt een aankondiging van een site die er nog niet is.',
      moved: 'De pagina zegt alleen dat de site nu op een ander adres staat.',
      away: 'De server zegt dat de site tijdelijk gesloten is (503).',
    },
  },

  'internal-links-alive': {
    title: 'Werkende links op de site',
    why: 'Een dode link brengt een bezoeker nergens. Zoekmachines en AI-assistenten volgen dezelfde links en vinden daar ook niets.',
    fix: 'Verbeter of verwijder wat hier genoemd staat, of laat uw webbouwer dat doen. Is een pagina van u verhuisd, stuur dan het oude adres door naar het nieuwe.',
    fixes: {
      wordpress:
        'Herstel de genoemde links in menu en tekst. Voor verhuisde pagina’s stelt u met een plug-in een omleiding in.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'De enige gecontroleerde link werkt' : `Alle ${looked} gecontroleerde links werken`}.${Number(fragments) > 0 ? ' Wel wijzen links naar een plek op deze pagina die er niet is; dat telt niet mee.' : ''}`,
      oneDead: ({ looked }) =>
        looked === 1
          ? 'De enige gecontroleerde link is dood.'
          : `Van de ${looked} gecontroleerde links is er één dood.`,
      dead: ({ looked, dead }) => `Van de ${looked} gecontroleerde links zijn er ${dead} dood.`,
      noLinks: 'Er zijn geen links naar andere pagina’s van deze site die te controleren zijn.',
    },
  },

  'own-assets-load': {
    title: 'Eigen bestanden laden',
    why: 'Zonder een script of stijlblad werkt de pagina niet goed. Een ontbrekende afbeelding valt iedere bezoeker op.',
    fix: 'Zet de genoemde bestanden terug, of haal de verwijzing ernaar uit de pagina.',
    byCode: {
      few: { why: 'Een afbeelding of lettertype dat ontbreekt, valt iedere bezoeker op.' },
    },
    says: {
      complete: 'Alle eigen bestanden van de pagina zijn geladen, voor zover dat te zien is.',
      few: ({ count }) =>
        count === 1 ? 'Eén afbeelding of lettertype laadt niet.' : `${count} afbeeldingen of lettertypen laden niet.`,
      broken: ({ count }) =>
        count === 1 ? 'Een script of stijlblad van de site laadt niet.' : `${count} eigen bestanden laden niet.`,
    },
  },

  'js-library-hygiene': {
    title: 'Geen dubbele scripts',
    why: 'Twee versies van hetzelfde script maken de pagina trager en geven onverwachte fouten. Wie meerdere hoofdversies achterloopt, krijgt later een lastige inhaalslag.',
    fix: 'Laad van elk script één versie en plan de overstap naar een recente hoofdversie.',
    byCode: {
      behind: { why: 'Hoe verder een script achterloopt, hoe lastiger de overstap wordt als er haast bij is.' },
      copies: { why: 'Twee versies van hetzelfde script maken de pagina trager en geven onverwachte fouten.' },
    },
    says: {
      tidy: 'Van elk gevonden script is er één versie, en die loopt niet ver achter.',
      copies: 'Van minstens één script worden meerdere versies geladen.',
      behind: 'Minstens één script loopt twee of meer hoofdversies achter.',
      none: 'Er is geen bekend script met een versie gevonden.',
    },
  },

  'server-software-supported': {
    title: 'Serversoftware ondersteund',
    why: 'Ook de webserver zelf krijgt updates. Zonder die updates blijven bekende lekken open.',
    fix: 'Vraag uw hostingpartij of de webserver wordt bijgewerkt en zo niet, om een nieuwere versie.',
    says: {
      supported: 'De server meldt software die wordt ondersteund.',
      ended: ({ name, version }) => `De server meldt ${name} ${version}; die versie wordt niet meer ondersteund.`,
      distributionEnded: ({ name, version, distribution, ends }) =>
        `De server meldt ${name} ${version} van ${distribution}; sinds ${formatIsoDate('nl', ends)} krijgt die distributie geen updates meer.`,
      knownHole: ({ name, version, id }) =>
        `De server meldt ${name} ${version}; die versie heeft een bekend lek (${id}) waarmee iemand zonder in te loggen de server kan aanvallen.`,
      patchesMissing: ({ name, version, newest, count, gain }) =>
        `De server meldt ${name} ${version}. Versie ${newest} verhelpt ${countHoles(count)}; ${sayEffect(gain)}, als de site het onderdeel gebruikt waar het om gaat.`,
      mayBeShipped: ({ name, version, newest }) =>
        `De server meldt ${name} ${version}; de nieuwste versie is ${newest}. Linux-distributies leveren ${version} ook en werken die zelf bij; vraag uw hostingpartij of dat hier zo is.`,
      endedInDistribution: ({ name, version }) =>
        `De makers ondersteunen ${name} ${version} niet meer. Een Linux-distributie levert deze versie ook en kan er zelf updates voor leveren; vraag het na.`,
      notShown: 'De server meldt geen versie die te beoordelen is.',
    },
  },

  'cms-extension-versions': {
    title: 'Zichtbare uitbreidingen',
    why: 'Plug-ins en thema’s hebben eigen updates. Hier ziet u welke van buiten zichtbaar zijn; of ze veilig zijn, is van buiten niet vast te stellen.',
    fix: 'Werk uitbreidingen bij en verwijder wat u niet gebruikt.',
    says: {
      found: ({ count }) =>
        count === 1 ? 'Eén uitbreiding is van buiten zichtbaar.' : `${count} uitbreidingen zijn van buiten zichtbaar.`,
      none: 'Er zijn van buiten geen uitbreidingen zichtbaar.',
    },
  },

  'links-direct-and-secure': {
    title: 'Links zonder omweg',
    why: 'Een link die eerst ergens anders heen leidt, kost de bezoeker tijd. Bij een link naar http gaat het eerste verzoek bovendien onversleuteld.',
    fix: 'Laat links in menu en tekst meteen naar het uiteindelijke https-adres wijzen.',
    byCode: {
      insecure: { why: 'Het eerste verzoek gaat dan onversleuteld: wie meeleest, kan het zien en veranderen.' },
      redirecting: { why: 'Een link die eerst ergens anders heen leidt, kost de bezoeker tijd.' },
    },
    says: {
      direct: ({ count, looked }) =>
        count === 0
          ? `${looked === 1 ? 'De enige gecontroleerde link leidt' : `De ${looked} gecontroleerde links leiden`} rechtstreeks naar ${looked === 1 ? 'het' : 'hun'} doel.`
          : `${looked === 1 ? 'De enige gecontroleerde link stuurt door' : `Van de ${looked} gecontroleerde links stuurt er één door`}; dat is geen bezwaar.`,
      redirecting: ({ count, looked }) => `Van de ${looked} gecontroleerde links sturen er ${count} door.`,
      insecure: ({ count }) =>
        count === 1
          ? 'Eén link op de pagina wijst naar een http-adres van deze site.'
          : `${count} links op de pagina wijzen naar een http-adres van deze site.`,
      noLinks: 'Er zijn geen links naar andere pagina’s van deze site die te controleren zijn.',
    },
  },

  'deprecated-browser-features': {
    title: 'Geen vervallen code in de pagina (HTML)',
    why: 'Browsers schrappen oude techniek. Wat die gebruikt, werkt vroeg of laat niet meer.',
    fix: 'Vervang de genoemde elementen door moderne HTML en CSS, of haal ze weg.',
    unseen: {
      hidden: { remedy: 'Zet de vertaling van de browser uit en scan de pagina opnieuw in de oorspronkelijke taal.' },
    },
    byCode: {
      dead: { why: 'Bezoekers zien dat deel van de pagina niet.' },
      quirks: {
        why: 'Zonder die regel tekent een browser de pagina zoals vroeger, en nieuwe opmaak werkt dan anders.',
        fix: 'Zet <!doctype html> bovenaan en bekijk de opmaak eerst op een kopie: oude pagina’s kunnen verspringen.',
      },
    },
    says: {
      none: 'De pagina gebruikt geen vervallen HTML.',
      some: ({ count }) =>
        count === 1
          ? 'De pagina gebruikt één vervallen element.'
          : `De pagina gebruikt ${count} soorten vervallen elementen.`,
      many: ({ count }) => `De pagina gebruikt ${count} soorten vervallen elementen.`,
      dead: 'De pagina gebruikt techniek die geen enkele browser meer ondersteunt.',
      quirks: 'Zonder geldig doctype toont de browser de pagina in compatibiliteitsmodus (quirks mode).',
    },
  },

  'dead-third-party-tags': {
    title: 'Geen code van gestopte diensten',
    why: 'Code van een dienst die niet meer bestaat, doet niets en vertraagt de pagina. Soms komt het adres later in verkeerde handen.',
    fix: 'Verwijder de genoemde code uit de pagina, het thema of Google Tag Manager.',
    byCode: {
      blocking: {
        why: 'Elke bezoeker wacht op een script dat niets meer doet. Soms komt het adres later in verkeerde handen.',
      },
    },
    says: {
      none: 'Er is geen code van gestopte diensten gevonden.',
      some: ({ count }) =>
        count === 1
          ? 'Er staat code van één gestopte dienst op de pagina.'
          : `Er staat code van ${count} gestopte diensten op de pagina.`,
      many: ({ count }) => `Er staat code van ${count} gestopte diensten op de pagina.`,
      blocking: 'De pagina verschijnt pas na een script van een gestopte dienst.',
    },
  },

  'deprecated-api-reports': {
    title: 'Geen techniek die wordt afgeschaft',
    why: 'De browser meldt welke techniek op de pagina wordt afgeschaft. Zo weet u wat er binnenkort stopt met werken.',
    fix: 'Laat uw webbouwer de genoemde scripts bijwerken.',
    says: {
      none: 'De browser meldt geen techniek die wordt afgeschaft.',
      some: ({ own, foreign }) =>
        `De browser meldt techniek die wordt afgeschaft: ${own} keer van deze site, ${foreign} keer van derden.`,
    },
  },

  'leftover-test-content': {
    title: 'Geen achtergebleven testinhoud',
    why: 'Voorbeeldtekst op een echte site wekt weinig vertrouwen.',
    fix: 'Vervang of verwijder de genoemde teksten.',
    fixes: {
      wordpress:
        'Zet de voorbeeldpagina en het voorbeeldbericht op concept en vul bij Instellingen → Algemeen een ondertitel in.',
    },
    byCode: {
      untouched: {
        why: 'Wie uw adres opent, ziet niets van u en denkt dat de site niet af is.',
        fix: 'Zet uw eigen homepage in plaats van de pagina van de installatie, of laat uw webbouwer dat doen.',
      },
      phpError: {
        why: 'Een foutmelding wekt weinig vertrouwen en verraadt hoe de server in elkaar zit.',
        fix: 'Laat de fout herstellen, en zet het tonen van PHP-foutmeldingen op de server uit (display_errors).',
      },
      localAssets: {
        why: 'Die bestanden ziet alleen wie op dat netwerk zit; bij bezoekers ontbreken ze.',
        fix: 'Zet de genoemde bestanden op de server en verwijs daarnaar.',
      },
      tokenInTitle: {
        why: 'Een titel met sjablooncode zegt niemand iets.',
        fix: 'Vul in het sjabloon of de SEO-plug-in in wat op die plek moet staan.',
      },
    },
    says: {
      none: 'Er is geen achtergebleven testinhoud gevonden.',
      some: ({ count }) =>
        count === 1
          ? 'Er staat nog één stuk testinhoud op de pagina.'
          : `Er staan nog ${count} stukken testinhoud op de pagina.`,
      untouched: 'De pagina is nog zoals het systeem die bij de installatie maakte; er staat niets van uzelf op.',
      phpError: 'Op de pagina staat een PHP-foutmelding.',
      localAssets: 'De pagina laadt bestanden van de computer of het netwerk van de webbouwer.',
      tokenInTitle: 'In de titel of hoofdkop staat een sjablooncode die niet is ingevuld.',
    },
  },

  'development-build': {
    title: 'Geen ontwikkelversie online',
    why: 'Een ontwikkelversie is trager en laat zien hoe de site in elkaar zit. Die hoort alleen op de computer van de webbouwer.',
    fix: 'Publiceer de productieversie (npm run build of iets vergelijkbaars) en zet de ontwikkelserver uit.',
    says: {
      none: 'Er is geen ontwikkelversie gevonden.',
      traces: 'Er zijn sporen van een ontwikkelversie.',
      bundle: 'De site gebruikt de ontwikkelversie van een script.',
      server: 'De site draait op een ontwikkelserver.',
      notPublic: 'Deze site is niet openbaar; daar mag een ontwikkelversie staan.',
    },
  },

  'text-and-contact-intact': {
    title: 'Tekst en contactlinks kloppen',
    why: 'Verminkte tekens maken een slordige indruk, en in een titel staan ze ook in de zoekresultaten.',
    fix: 'Herstel de genoemde teksten en links. Bewaar en verstuur alles als UTF-8.',
    byCode: {
      contactContradicts: {
        why: WRONG_CONTACT,
      },
      invalidContact: {
        why: WRONG_CONTACT,
      },
    },
    says: {
      intact: 'Tekst en contactlinks zien er goed uit.',
      garbled: ({ count }) =>
        count === 1 ? 'Op één plaats staan verminkte tekens.' : `Op ${count} plaatsen staan verminkte tekens.`,
      invalidContact: 'Een link om te bellen of te mailen is ongeldig.',
      titleGarbled: 'In de titel of hoofdkop staat een verminkt teken.',
      contactContradicts: 'Een link om te bellen of te mailen leidt naar iets anders dan er staat.',
    },
  },

  'signs-of-life': {
    title: 'Teken van leven',
    why: 'Verandert er lang niets aan een site, dan vragen bezoekers zich af of het bedrijf nog bestaat. Ouderdom is geen fout; daarom weegt dit licht.',
    fix: 'Loop de pagina na en werk bij wat niet meer klopt. Toon een datum waar die ertoe doet.',
    says: {
      recent: ({ date }) => `De nieuwste datum is ${formatIsoDate('nl', date)}.`,
      old: ({ date }) => `De nieuwste datum is ${formatIsoDate('nl', date)}, meer dan een jaar geleden.`,
      undated: 'Er is geen datum gevonden.',
    },
  },

  'copyright-year-current': {
    title: 'Jaartal onderaan actueel',
    why: 'Een oud jaartal in de voet laat een verder goede site verwaarloosd lijken. Bezoekers vragen zich dan af of de rest nog klopt.',
    fix: 'Laat het jaartal in de voet automatisch meelopen, of haal het weg.',
    says: {
      current: ({ year }) => `Onderaan staat ${year}.`,
      old: ({ year }) => `Onderaan staat nog het jaartal ${year}.`,
      absent: 'Onderaan staat geen jaartal.',
    },
  },

  'upkeep-visible': {
    title: 'Te zien dat de site wordt bijgehouden',
    why: 'Bezoekers kunnen dan niet zien of wat er staat nog klopt. Er is daarmee niets mis, maar niemand kan zeggen dat alles in orde is.',
    fix: 'Zet bij uw teksten wanneer ze zijn bijgewerkt, laat het jaartal onderaan meelopen en zet lastmod in de sitemap. De versie van uw software hoeft u niet te tonen.',
    byCode: {
      loginPublic: {
        why: 'Wie daar binnenkomt, kan bij de site en de gegevens.',
        fix: 'Laat het beheer alleen toe vanaf uw eigen netwerk of via een VPN, of zet er een wachtwoord voor.',
      },
      unguarded: {
        why: 'Wie daar binnenkomt, kan bij de site en de gegevens.',
        fix: 'Los op wat bij “Geen beheer open voor onbekenden” is gevonden.',
      },
    },
    says: {
      shown: 'Op meer dan één manier is te zien dat iemand de pagina bijhoudt.',
      little: 'Er is maar één teken te zien dat iemand de pagina bijhoudt.',
      nothing:
        'Er is niets te zien van onderhoud: geen versie van software, geen datum van het afgelopen jaar, geen jaartal van nu.',
      loginPublic:
        'Iedereen kan proberen in te loggen op het beheer van een database of server. De punten daarvoor tellen bij Beveiliging.',
      unguarded: 'Wat alleen voor beheerders is, staat open voor iedereen. De punten daarvoor tellen bij Beveiliging.',
    },
  },

  'compromise-signs': {
    title: 'Geen tekenen van een inbraak',
    why: 'Wie inbreekt, kan bezoekers naar oplichters sturen; zoekmachines en browsers gaan dan voor uw site waarschuwen. Zeker is een inbraak van buiten nooit: hier staat wat er te zien was.',
    fix: 'Laat de site nakijken, wijzig wachtwoorden, werk alles bij en zet zo nodig een schone reservekopie terug. Waarschuwt Google bezoekers, vraag daar dan in Search Console om een nieuwe beoordeling.',
    says: {
      none: 'Er zijn geen tekenen van een inbraak gezien.',
      one: 'Er is één mogelijk teken van een inbraak. Kijk of u het herkent.',
      ordinary: ({ count }) =>
        `Er zijn ${count} mogelijke tekenen van een inbraak, die ook een gewone verklaring kunnen hebben. Kijk of u ze herkent.`,
      found: 'De pagina draagt een teken van een inbraak dat gewone sites niet hebben.',
    },
  },

  'text-compressed': {
    title: 'Tekst gecomprimeerd verstuurd',
    why: 'Gecomprimeerd is tekst nog maar een derde zo groot. Comprimeert de server niet, dan wacht elke bezoeker langer.',
    fix: 'Zet op de server compressie aan (Brotli, zstd of gzip) voor HTML, CSS, JavaScript, SVG en JSON.',
    says: {
      compressed: 'De tekstbestanden van de site worden gecomprimeerd verstuurd.',
      partly: ({ count, kilobytes }) =>
        `${count} ${count === 1 ? 'tekstbestand wordt' : 'tekstbestanden worden'} niet gecomprimeerd; comprimeren scheelt ongeveer ${kilobytes} kB.`,
      plain: ({ count, kilobytes }) =>
        `${count} ${count === 1 ? 'tekstbestand wordt' : 'tekstbestanden worden'} niet gecomprimeerd; comprimeren scheelt ongeveer ${kilobytes} kB.`,
      plainHtml: 'De HTML van de pagina wordt niet gecomprimeerd verstuurd.',
    },
  },

  'assets-cached': {
    title: 'Bestanden in de browsercache',
    why: 'Mag de browser scripts bewaren, dan is een volgend bezoek sneller.',
    fix: 'Krijgt een gewijzigd bestand een nieuwe naam, stuur dan Cache-Control: max-age=31536000 mee; anders hooguit een week (604800). Doe dit alleen voor scripts en stijlbladen die voor iedereen gelijk zijn: niet voor privébestanden, en niet voor de service worker.',
    says: {
      most: ({ kept: cached, count }) =>
        cached === count
          ? `${count === 1 ? 'Het enige gecontroleerde script mag' : `Alle ${count} gecontroleerde scripts mogen`} minstens een week worden bewaard.`
          : `${cached} van de ${count} gecontroleerde scripts mogen minstens een week worden bewaard.`,
      some: ({ kept: cached, count }) =>
        `Slechts ${cached} van de ${count} gecontroleerde scripts ${cached === 1 ? 'mag' : 'mogen'} minstens een week worden bewaard.`,
      few: ({ kept: cached, count }) =>
        cached === 0
          ? `${count === 1 ? 'Het enige gecontroleerde script' : `Geen van de ${count} gecontroleerde scripts`} mag ${count === 1 ? 'niet ' : ''}minstens een week worden bewaard.`
          : `Slechts ${cached} van de ${count} gecontroleerde scripts ${cached === 1 ? 'mag' : 'mogen'} minstens een week worden bewaard.`,
      tooFew: 'Er zijn te weinig eigen scripts om dit te beoordelen.',
    },
  },

  'modern-protocol': {
    title: 'Protocol van dit bezoek',
    why: 'HTTP/2 en HTTP/3 halen veel bestanden tegelijk op. Iets onderweg, zoals een virusscanner, kan een ouder protocol afdwingen; daarom telt dit niet mee.',
    fix: 'Vraag uw hostingpartij om HTTP/2 of HTTP/3.',
    says: {
      modern: ({ protocol }) => `Dit bezoek liep via ${formatProtocol(protocol)}.`,
      old: ({ protocol }) => `Dit bezoek liep via ${formatProtocol(protocol)}; nieuwere protocollen zijn sneller.`,
      unknown: 'De browser meldt niet welk protocol dit bezoek gebruikte.',
    },
  },

  'page-weight': {
    title: 'Omvang van de pagina',
    why: 'Elke megabyte kost tijd, en op een telefoon ook data. Wat derden laden, is niet altijd te meten: dit is een ondergrens.',
    fix: 'Lever afbeeldingen op het formaat waarop ze te zien zijn, als AVIF of WebP, en laad wat onderaan staat pas later.',
    says: {
      light: ({ megabytes }) =>
        megabytes === 0
          ? 'Dit bezoek laadde minder dan 0,1 MB, voor zover te meten.'
          : `Dit bezoek laadde minstens ${formatPlainNumber('nl', megabytes)} MB.`,
      heavy: ({ megabytes }) => `Dit bezoek laadde minstens ${formatPlainNumber('nl', megabytes)} MB. Dat is veel.`,
      veryHeavy: ({ megabytes }) =>
        `Dit bezoek laadde minstens ${formatPlainNumber('nl', megabytes)} MB. Dat is erg veel.`,
      unmeasured: 'De omvang van de pagina is niet gemeten.',
    },
  },

  'experience-this-visit': {
    title: 'Snelheid van uw bezoek',
    why: 'Dit zijn metingen van uw eigen bezoek. Op een ander apparaat of netwerk vallen ze anders uit; daarom tellen ze niet mee.',
    fix: 'Kijk voor een oordeel naar de veldgegevens in Google Search Console of PageSpeed Insights.',
    says: {
      good: ({ paint, firstByte }) =>
        `Bij uw bezoek stond het grootste onderdeel in beeld na ${formatDuration(paint)} en kwam de eerste byte na ${formatDuration(firstByte)}.`,
      slow: ({ paint, shift, firstByte }) =>
        `Bij uw bezoek stond het grootste onderdeel in beeld na ${formatDuration(paint)}, was de verspringing van de pagina (CLS) ${formatPlainNumber('nl', shift)} en kwam de eerste byte na ${formatDuration(firstByte)}.`,
      unmeasured:
        'Uw bezoek was niet te meten: de pagina kwam uit de cache, was niet in beeld, of de browser meet dit niet.',
    },
  },
} satisfies Words<typeof pillar>;
