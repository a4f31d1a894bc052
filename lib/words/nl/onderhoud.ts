import type { onderhoud as pillar } from '../../checks/onderhoud/index.ts';
import type { Words } from '../shape.ts';
import { dateOf, numberOf, protocolOf } from '../terms.ts';

export const onderhoud = {
  'vulnerable-js-libraries': {
    title: 'Kwetsbare scripts',
    why: 'Veel sites gebruiken kant-en-klare scripts van anderen. Van oude versies staan de lekken openbaar beschreven, dus wie kwaad wil, weet waar te zoeken.',
    fix: 'Werk de genoemde scripts bij naar de nieuwste versie, of haal weg wat niet meer wordt gebruikt. Test daarna menu’s, formulieren en sliders, want die leunen er vaak op.',
    fixes: {
      wordpress:
        'Werk WordPress, het thema en alle plug-ins bij: daarmee komen de nieuwe scripts mee. Blijft een oude versie staan, dan brengt een verouderd thema of een verouderde plug-in haar mee.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'Er is één script van anderen gevonden, zonder bekend lek van betekenis.'
          : `Er zijn ${found} scripts van anderen gevonden, zonder bekend lek van betekenis.`,
      medium: ({ medium }) =>
        medium === 1
          ? 'Eén gevonden script heeft een bekend lek van middelmatige ernst.'
          : `${medium} gevonden scripts hebben een bekend lek van middelmatige ernst.`,
      high: ({ high }) =>
        high === 1
          ? 'Eén gevonden script heeft een bekend ernstig lek.'
          : `${high} gevonden scripts hebben een bekend ernstig lek.`,
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'gevonden script heeft' : 'gevonden scripts hebben'} een bekend ernstig lek, volgens gegevens van meer dan een half jaar oud. Werk deze extensie bij voor een vers oordeel.`,
      absent: 'Er is geen bekend script met een versie gevonden.',
    },
  },

  'hijacked-script-hosts': {
    title: 'Scripts van gekaapte adressen',
    why: 'Sommige bekende adressen voor scripts zijn in andere handen gekomen en verspreiden nu schadelijke code. Een site die daar nog laadt, geeft die code vrij spel bij elke bezoeker.',
    fix: 'Verwijder vandaag nog elke regel die van dit adres laadt. Wat de site echt nodig heeft, kan op de eigen server staan.',
    says: {
      none: 'De pagina laadt niets van een adres dat als gekaapt bekendstaat.',
      hijacked: 'De pagina laadt van een adres dat in verkeerde handen is.',
      hijackedByOldTable:
        'De pagina laadt van een adres dat in verkeerde handen was, volgens gegevens van meer dan een half jaar oud.',
    },
  },

  'eol-js-libraries': {
    title: 'Scripts zonder ondersteuning',
    why: 'Voor een versie die niet meer wordt ondersteund, komt geen reparatie meer. Een lek dat morgen wordt gevonden, blijft dan open.',
    fix: 'Stap over op een versie die nog wordt onderhouden. Dat is vaak meer werk dan bijwerken: plan het samen met uw webbouwer.',
    says: {
      supported: 'De gevonden scripts met een bekende einddatum worden nog ondersteund.',
      ending: ({ count }) =>
        count === 1
          ? 'De ondersteuning van één gevonden script loopt af of is net afgelopen.'
          : `De ondersteuning van ${count} gevonden scripts loopt af of is net afgelopen.`,
      ended: ({ count }) =>
        count === 1
          ? 'Eén gevonden script krijgt al meer dan een jaar geen reparaties meer.'
          : `${count} gevonden scripts krijgen geen reparaties meer, minstens één al meer dan een jaar.`,
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'gevonden script krijgt' : 'gevonden scripts krijgen'} geen reparaties meer, volgens gegevens van meer dan een half jaar oud.`,
      undated: 'Van de gevonden scripts is geen einddatum bekend.',
    },
  },

  'cms-version-supported': {
    title: 'Versie van het websitesysteem',
    why: 'Het systeem onder de site krijgt regelmatig beveiligingsupdates. Een achtergebleven versie is de meest gebruikte weg naar binnen.',
    fix: 'Maak een reservekopie en werk het systeem bij, met daarna thema en uitbreidingen. Zet automatische beveiligingsupdates aan waar dat kan.',
    fixes: {
      wordpress:
        'Maak een reservekopie, kies Dashboard → Updates en werk WordPress, plug-ins en thema bij. Zet daar ook automatische updates aan.',
      joomla:
        'Maak een reservekopie en kies Systeem → Bijwerken → Joomla. Een nieuwe hoofdversie vraagt eerst controle van de extensies.',
      drupal:
        'Werk Drupal core bij met Composer (composer update "drupal/core-*" --with-all-dependencies) en draai daarna drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is bijgewerkt, voor zover van buiten te zien.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} mist beveiligingsupdates: ${newest} is al langer dan twee weken uit.`,
      ending: ({ name, version, ends }) => `De ondersteuning van ${name} ${version} stopt op ${dateOf('nl', ends)}.`,
      ended: ({ name, version, ends }) => `${name} ${version} wordt sinds ${dateOf('nl', ends)} niet meer ondersteund.`,
      neglected: ({ name, version, newest }) =>
        `${name} ${version} is meer dan een jaar niet bijgewerkt; van deze reeks is in elk geval ${newest} verschenen.`,
      frameworkEnded: ({ name, version, ends }) =>
        `${name} ${version} wordt sinds ${dateOf('nl', ends)} niet meer ondersteund.`,
      frameworkNeglected: ({ name, version, newest }) =>
        `${name} ${version} is meer dan een jaar niet bijgewerkt; van deze reeks is in elk geval ${newest} verschenen.`,
      byOldTable: ({ name, version }) =>
        `${name} ${version} lijkt verouderd, volgens gegevens van meer dan een half jaar oud.`,
      notShown: 'De site laat niet zien welke versie van een systeem zij gebruikt, of de maker houdt haar zelf bij.',
    },
  },

  'php-version-supported': {
    title: 'PHP-versie van de server',
    why: 'PHP voert de site uit op de server. Een versie die niet meer wordt ondersteund, krijgt geen beveiligingsupdates.',
    fix: 'Vraag uw hostingpartij om een PHP-versie die wordt ondersteund. Laat eerst nagaan of systeem en uitbreidingen die versie aankunnen.',
    fixes: {
      plesk: 'Kies in Plesk bij het domein “PHP-instellingen” en zet daar een hogere versie aan.',
      directadmin: 'Kies in DirectAdmin “Select PHP Version” of “Domain Setup” en zet daar een hogere versie aan.',
    },
    says: {
      supported: ({ version }) => `De server meldt PHP ${version}; die versie wordt ondersteund.`,
      ending: ({ version, ends }) => `De ondersteuning van PHP ${version} stopt op ${dateOf('nl', ends)}.`,
      ended: ({ version, ends }) => `PHP ${version} wordt sinds ${dateOf('nl', ends)} niet meer ondersteund.`,
      endedByOldTable: ({ version }) =>
        `PHP ${version} wordt niet meer ondersteund, volgens gegevens van meer dan een half jaar oud.`,
      endedInDistribution: ({ version }) =>
        `De makers ondersteunen PHP ${version} niet meer, maar dit is de uitgave van een Linux-distributie. Die kan haar zelf repareren; vraag het na.`,
      notShown: 'De server meldt geen PHP-versie.',
    },
  },

  'site-in-service': {
    title: 'De site is in gebruik',
    why: 'Een geparkeerde of lege pagina helpt geen bezoeker. Zoekmachines halen zo’n adres na een tijd uit hun resultaten.',
    fix: 'Zet de site online of laat het domein naar de juiste server wijzen. Is er onderhoud, stuur dan status 503 met Retry-After en maak het kort.',
    says: {
      inService: 'Er zijn geen tekenen van een geparkeerde of tijdelijke pagina.',
      doubtful: 'Er is één teken van een geparkeerde of tijdelijke pagina.',
      standIn: 'Dit lijkt een geparkeerde of tijdelijke pagina: meer dan één teken wijst daarop.',
    },
  },

  'internal-links-alive': {
    title: 'Werkende links op de site',
    why: 'Een bezoeker die op een dode link klikt, komt er niet. Zoekmachines en AI-assistenten volgen dezelfde links.',
    fix: 'Herstel of verwijder de genoemde links. Is een pagina verhuisd, leid het oude adres dan door naar het nieuwe.',
    fixes: {
      wordpress:
        'Herstel de genoemde links in menu en tekst. Voor verhuisde pagina’s maakt een omleidingsplug-in een doorverwijzing.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'De ene bekeken link werkt' : `Alle ${looked} bekeken links werken`}.${Number(fragments) > 0 ? ' Wel wijzen links naar een plek op deze pagina die er niet is; dat telt niet mee.' : ''}`,
      oneDead: ({ looked }) =>
        looked === 1 ? 'De ene bekeken link is dood.' : `Van de ${looked} bekeken links is er één dood.`,
      dead: ({ looked, dead }) => `Van de ${looked} bekeken links zijn er ${dead} dood.`,
      noLinks: 'Er zijn geen links naar andere pagina’s van deze site gevonden die bekeken konden worden.',
    },
  },

  'own-assets-load': {
    title: 'Eigen bestanden laden',
    why: 'Een script of stijlblad dat ontbreekt, breekt de pagina. Een ontbrekend beeld ziet iedere bezoeker.',
    fix: 'Zet de genoemde bestanden terug, of haal de verwijzing ernaar uit de pagina.',
    says: {
      complete: 'Alle eigen bestanden van de pagina zijn geladen, voor zover te zien.',
      few: ({ count }) =>
        count === 1 ? 'Eén beeld of lettertype laadt niet.' : `${count} beelden of lettertypen laden niet.`,
      broken: ({ count }) =>
        count === 1 ? 'Een script of stijlblad van de site laadt niet.' : `${count} eigen bestanden laden niet.`,
    },
  },

  'js-library-hygiene': {
    title: 'Scripts zonder dubbelen',
    why: 'Twee versies van hetzelfde script maken de pagina trager en geven onverwachte fouten. Wie meerdere hoofdversies achterloopt, kan later moeilijk mee.',
    fix: 'Laad van elk script één versie, en plan de stap naar een recente hoofdversie.',
    says: {
      tidy: 'Van elk gevonden script is er één versie, en die loopt niet ver achter.',
      copies: 'Van minstens één script worden meerdere versies geladen.',
      behind: 'Minstens één script loopt twee of meer hoofdversies achter.',
      none: 'Er is geen bekend script met een versie gevonden.',
    },
  },

  'server-software-supported': {
    title: 'Serversoftware ondersteund',
    why: 'Ook de webserver zelf krijgt updates. Een versie die niet meer wordt ondersteund, krijgt ze niet.',
    fix: 'Vraag uw hostingpartij of de webserver wordt bijgehouden, en zo niet, om een nieuwere versie.',
    says: {
      supported: 'De server meldt software die wordt ondersteund.',
      ended: ({ name, version }) => `De server meldt ${name} ${version}; die versie wordt niet meer ondersteund.`,
      endedInDistribution: ({ name, version }) =>
        `De makers ondersteunen ${name} ${version} niet meer. Een Linux-distributie geeft ook deze versie uit en kan haar zelf repareren; vraag het na.`,
      notShown: 'De server meldt geen versie die te beoordelen is.',
    },
  },

  'cms-extension-versions': {
    title: 'Gevonden uitbreidingen',
    why: 'Plug-ins en thema’s hebben eigen updates. Hier ziet u welke van buiten zichtbaar zijn; of ze veilig zijn, is zo niet te zeggen.',
    fix: 'Werk uitbreidingen bij en verwijder wat u niet gebruikt.',
    says: {
      found: ({ count }) =>
        count === 1 ? 'Eén uitbreiding is van buiten zichtbaar.' : `${count} uitbreidingen zijn van buiten zichtbaar.`,
      none: 'Er zijn van buiten geen uitbreidingen zichtbaar.',
    },
  },

  'links-direct-and-secure': {
    title: 'Links zonder omweg',
    why: 'Een link die eerst ergens anders heen leidt, kost de bezoeker tijd. Een link naar http zet hem even op de onbeveiligde versie.',
    fix: 'Laat links in menu en tekst meteen naar het uiteindelijke https-adres wijzen.',
    says: {
      direct: ({ count, looked }) =>
        count === 0
          ? `${looked === 1 ? 'De ene bekeken link leidt' : `De ${looked} bekeken links leiden`} rechtstreeks naar ${looked === 1 ? 'het' : 'hun'} doel.`
          : `${looked === 1 ? 'De ene bekeken link leidt om' : `Van de ${looked} bekeken links leidt er één om`}; dat is geen bezwaar.`,
      redirecting: ({ count, looked }) => `Van de ${looked} bekeken links leiden er ${count} om.`,
      insecure: ({ count }) =>
        count === 1
          ? 'Eén link op de pagina wijst naar http op deze site.'
          : `${count} links op de pagina wijzen naar http op deze site.`,
      noLinks: 'Er zijn geen links naar andere pagina’s van deze site gevonden die bekeken konden worden.',
    },
  },

  'deprecated-browser-features': {
    title: 'Verouderde HTML',
    why: 'Browsers ruimen oude techniek op. Wat daarop leunt, werkt vroeg of laat niet meer.',
    fix: 'Vervang de genoemde elementen door HTML en CSS van nu, en begin de pagina met <!doctype html>.',
    unseen: {
      hidden: { remedy: 'Toon de pagina in haar eigen taal, zonder de vertaling van de browser, en scan opnieuw.' },
    },
    says: {
      none: 'De pagina gebruikt geen vervallen HTML.',
      some: ({ count }) =>
        count === 1
          ? 'De pagina gebruikt één vervallen element.'
          : `De pagina gebruikt ${count} soorten vervallen elementen.`,
      many: ({ count }) => `De pagina gebruikt ${count} soorten vervallen elementen.`,
      dead: 'De pagina gebruikt techniek die geen browser meer ondersteunt.',
      quirks: 'Zonder geldig doctype toont de browser de pagina in een noodstand uit de jaren negentig.',
    },
  },

  'dead-third-party-tags': {
    title: 'Diensten die gestopt zijn',
    why: 'Code van een dienst die niet meer bestaat, doet niets en vertraagt de pagina. Soms komt het adres later in andere handen.',
    fix: 'Verwijder de genoemde code uit de pagina, het thema of Google Tag Manager.',
    says: {
      none: 'Er is geen code van gestopte diensten gevonden.',
      some: ({ count }) =>
        count === 1
          ? 'Er staat code van één gestopte dienst op de pagina.'
          : `Er staat code van ${count} gestopte diensten op de pagina.`,
      many: ({ count }) => `Er staat code van ${count} gestopte diensten op de pagina.`,
      blocking: 'De pagina wacht met tonen op een script van een gestopte dienst.',
    },
  },

  'deprecated-api-reports': {
    title: 'Waarschuwingen van de browser',
    why: 'De browser meldt zelf welke techniek op de pagina wordt afgeschaft. Zo weet u wat er binnenkort stopt met werken.',
    fix: 'Laat uw webbouwer de genoemde scripts bijwerken.',
    says: {
      none: 'De browser meldt geen techniek die wordt afgeschaft.',
      some: ({ own, foreign }) =>
        `De browser meldt techniek die wordt afgeschaft: ${own} keer van deze site, ${foreign} keer van derden.`,
    },
  },

  'leftover-test-content': {
    title: 'Resten van de bouw',
    why: 'Voorbeeldtekst en foutmeldingen op een echte site wekken weinig vertrouwen. Een foutmelding van PHP verraadt bovendien hoe de server in elkaar zit.',
    fix: 'Vervang of verwijder de genoemde teksten. Zet foutmeldingen van PHP op de server uit (display_errors).',
    fixes: {
      wordpress:
        'Verwijder de voorbeeldpagina en het voorbeeldbericht, vul bij Instellingen → Algemeen een ondertitel in en zet WP_DEBUG_DISPLAY uit.',
    },
    says: {
      none: 'Er zijn geen resten van de bouw gevonden.',
      some: ({ count }) =>
        count === 1 ? 'Er is één rest van de bouw gevonden.' : `Er zijn ${count} resten van de bouw gevonden.`,
      phpError: 'Op de pagina staat een foutmelding van PHP.',
      localAssets: 'De pagina laadt bestanden van een computer of netwerk van de bouwer.',
      tokenInTitle: 'In de titel of hoofdkop staat een sjabloonteken dat niet is ingevuld.',
    },
  },

  'development-build': {
    title: 'Geen bouwversie online',
    why: 'Een bouwversie is trager en laat zien hoe de site in elkaar zit. Zij is bedoeld voor de computer van de bouwer.',
    fix: 'Publiceer de productieversie (npm run build of het equivalent) en zet de ontwikkelserver uit.',
    says: {
      none: 'Er is geen bouwversie gevonden in wat bekeken is.',
      traces: 'Er zijn sporen van een bouwversie.',
      bundle: 'De site gebruikt de bouwversie van een script.',
      server: 'De site draait op een ontwikkelserver.',
      notPublic: 'Deze site is niet openbaar; daar mag een bouwversie staan.',
    },
  },

  'text-and-contact-intact': {
    title: 'Tekst en contactlinks kloppen',
    why: 'Vreemde tekens maken een slordige indruk. Een verkeerd nummer achter een belknop kost u een klant.',
    fix: 'Herstel de genoemde teksten en links. Bewaar en verstuur alles als UTF-8.',
    says: {
      intact: 'Tekst en contactlinks zien er gaaf uit.',
      garbled: ({ count }) =>
        count === 1 ? 'Op één plaats staan verminkte tekens.' : `Op ${count} plaatsen staan verminkte tekens.`,
      invalidContact: 'Een link om te bellen of te mailen is ongeldig.',
      titleGarbled: 'In de titel of hoofdkop staat een teken dat niet te lezen is.',
      contactContradicts: 'Een link om te bellen of te mailen gaat naar iets anders dan er staat.',
    },
  },

  'signs-of-life': {
    title: 'Teken van leven',
    why: 'Een site waar lang niets aan verandert, roept de vraag op of het bedrijf nog bestaat. Ouderdom is geen fout, daarom weegt dit licht.',
    fix: 'Loop de pagina na en werk bij wat niet meer klopt. Toon een datum waar die telt.',
    says: {
      recent: ({ date }) => `De nieuwste datum is ${dateOf('nl', date)}.`,
      old: ({ date }) => `De nieuwste datum is ${dateOf('nl', date)}, meer dan een jaar geleden.`,
      undated: 'Er is geen datum gevonden.',
    },
  },

  'copyright-year-current': {
    title: 'Jaartal onderaan',
    why: 'Een oud jaartal in de voet laat een verder goede site verwaarloosd lijken. Bezoekers vragen zich dan af of de rest nog klopt.',
    fix: 'Laat het jaartal in de voet automatisch meelopen, of haal het weg.',
    says: {
      current: ({ year }) => `Onderaan staat ${year}.`,
      old: ({ year }) => `Onderaan staat nog ${year}.`,
      absent: 'Onderaan staat geen jaartal.',
    },
  },

  'compromise-signs': {
    title: 'Tekenen van een inbraak',
    why: 'Wie inbreekt op een site, laat vaak verborgen links of onleesbare scripts achter. Van buiten is dat nooit zeker te zeggen; wij tonen wat wij zagen.',
    fix: 'Laat de site nakijken, wijzig wachtwoorden, werk alles bij en zet zo nodig een schone reservekopie terug. Vraag daarna in Search Console om een nieuwe beoordeling.',
    says: {
      none: 'Er zijn geen tekenen van een inbraak gezien.',
      one: 'Er is één mogelijk teken van een inbraak. Kijk of u het herkent.',
      ordinary: ({ count }) =>
        `Er zijn ${count} mogelijke tekens van een inbraak, die ook een gewone reden kunnen hebben. Kijk of u ze herkent.`,
      several: ({ count }) => `Er zijn ${count} verschillende tekenen van een mogelijke inbraak.`,
      severalByOldTable: ({ count }) =>
        `Er zijn ${count} verschillende tekenen van een mogelijke inbraak, volgens gegevens van meer dan een half jaar oud.`,
    },
  },

  'text-compressed': {
    title: 'Tekst gecomprimeerd verstuurd',
    why: 'Tekst laat zich tot een derde inpakken. Doet de server dat niet, dan wacht elke bezoeker langer.',
    fix: 'Zet op de server compressie aan (Brotli, zstd of gzip) voor HTML, CSS, JavaScript, SVG en JSON.',
    fixes: {
      nginx:
        'In de http- of server-sectie: gzip on; gzip_types text/css application/javascript application/json image/svg+xml;',
      apache: 'Zet mod_deflate of mod_brotli aan met AddOutputFilterByType voor tekst, CSS, JavaScript, JSON en SVG.',
    },
    says: {
      compressed: 'De tekstbestanden van de site worden ingepakt verstuurd.',
      partly: ({ count, kilobytes }) =>
        `${count} ${count === 1 ? 'tekstbestand wordt' : 'tekstbestanden worden'} niet ingepakt; dat scheelt ongeveer ${kilobytes} kB.`,
      plain: ({ count, kilobytes }) =>
        `${count} ${count === 1 ? 'tekstbestand wordt' : 'tekstbestanden worden'} niet ingepakt; dat scheelt ongeveer ${kilobytes} kB.`,
      plainHtml: 'De HTML van de pagina wordt niet ingepakt verstuurd.',
    },
  },

  'assets-cached': {
    title: 'Bestanden bewaard door de browser',
    why: 'Scripts veranderen zelden. Mag de browser ze bewaren, dan is een volgend bezoek sneller.',
    fix: 'Stuur met scripts en stijlbladen Cache-Control: max-age=31536000 mee en geef een bestand een nieuwe naam als het verandert.',
    says: {
      most: ({ kept, count }) =>
        kept === count
          ? `${count === 1 ? 'Het ene bekeken script mag' : `Alle ${count} bekeken scripts mogen`} minstens een week worden bewaard.`
          : `${kept} van de ${count} bekeken scripts mogen minstens een week worden bewaard.`,
      some: ({ kept, count }) =>
        `Slechts ${kept} van de ${count} bekeken scripts ${kept === 1 ? 'mag' : 'mogen'} minstens een week worden bewaard.`,
      few: ({ kept, count }) =>
        kept === 0
          ? `${count === 1 ? 'Het ene bekeken script' : `Geen van de ${count} bekeken scripts`} mag ${count === 1 ? 'niet ' : ''}minstens een week worden bewaard.`
          : `Slechts ${kept} van de ${count} bekeken scripts ${kept === 1 ? 'mag' : 'mogen'} minstens een week worden bewaard.`,
      tooFew: 'Er zijn te weinig eigen scripts om dit te beoordelen.',
    },
  },

  'modern-protocol': {
    title: 'Protocol van dit bezoek',
    why: 'HTTP/2 en HTTP/3 halen veel bestanden tegelijk op. Een tussenstation, zoals een virusscanner, kan het protocol verlagen; daarom telt dit niet mee.',
    fix: 'Vraag uw hostingpartij om HTTP/2 of HTTP/3.',
    says: {
      modern: ({ protocol }) => `Dit bezoek liep over ${protocolOf(protocol)}.`,
      old: ({ protocol }) => `Dit bezoek liep over ${protocolOf(protocol)}; nieuwere protocollen zijn sneller.`,
      unknown: 'De browser zegt niet welk protocol dit bezoek gebruikte.',
    },
  },

  'page-weight': {
    title: 'Gewicht van de pagina',
    why: 'Elke megabyte kost tijd en op mobiel ook data. Wat derden laden, is niet altijd te meten: dit is een ondergrens.',
    fix: 'Lever beelden in de maat waarin ze te zien zijn, in AVIF of WebP, en laad wat onderaan staat pas later.',
    says: {
      light: ({ megabytes }) =>
        megabytes === 0
          ? 'Dit bezoek laadde minder dan 0,1 MB, voor zover te meten.'
          : `Dit bezoek laadde minstens ${numberOf('nl', megabytes)} MB.`,
      heavy: ({ megabytes }) => `Dit bezoek laadde minstens ${numberOf('nl', megabytes)} MB. Dat is veel.`,
      veryHeavy: ({ megabytes }) => `Dit bezoek laadde minstens ${numberOf('nl', megabytes)} MB. Dat is erg veel.`,
      unmeasured: 'Het gewicht van de pagina is niet gemeten.',
    },
  },

  'experience-this-visit': {
    title: 'Uw bezoek',
    why: 'Dit zijn metingen van uw eigen bezoek, geen veldmeting. Bij een ander apparaat of netwerk vallen ze anders uit; daarom tellen ze niet mee.',
    fix: 'Kijk voor een oordeel naar de veldgegevens in Google Search Console of PageSpeed Insights.',
    says: {
      good: ({ paint, firstByte }) =>
        `Bij uw bezoek stond het grootste deel er na ${paint} ms en kwam de eerste byte na ${firstByte} ms.`,
      slow: ({ paint, shift, firstByte }) =>
        `Bij uw bezoek stond het grootste deel er na ${paint} ms, was de verspringing van de pagina ${numberOf('nl', shift)} en kwam de eerste byte na ${firstByte} ms.`,
      unmeasured:
        'Uw bezoek is niet te meten: de pagina kwam uit het geheugen, was verborgen of de browser meet dit niet.',
    },
  },
} satisfies Words<typeof pillar>;
