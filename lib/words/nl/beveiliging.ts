import type { beveiliging as pillar } from '../../checks/beveiliging/index.ts';
import { findHosts, isOriginAlone, sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatSpan } from '../terms.ts';

const PLAIN = 'Deze pagina is via http geopend; dan is dit niet van toepassing.';
const LOOPBACK = 'Dit adres is van dit apparaat zelf; dan is dit niet van toepassing.';
const IP_ADDRESS =
  'Deze pagina staat op een IP-adres; browsers onthouden HSTS alleen voor namen, dus dit is niet van toepassing.';
const NO_POLICY = 'Er is geen CSP; dat telt bij “Regels voor wat mag draaien (CSP)”.';
const WEAK_SCRIPTS = 'De CSP laat te veel scripts toe; dat telt bij “Alleen bekende scripts mogen draaien (CSP)”.';
const NO_COOKIES = 'De pagina zet bij een eerste bezoek geen cookies.';
const FIRST_POLICY =
  'Begin met de header Content-Security-Policy-Report-Only: die houdt niets tegen en toont in de console van de browser wat het beleid zou breken. Zet erin wat uw pagina’s nodig hebben; code in de pagina zelf krijgt eerst een nonce of een eigen bestand. Blijft de console een paar weken stil, stuur dezelfde regel dan als Content-Security-Policy.';
const FORGOTTEN =
  'Wie langer wegblijft dan die tijd, is op een openbaar netwerk weer naar de onversleutelde versie te lokken.';
const GUESSED =
  'Een aanvaller die de toegangscode kent en een script in de pagina krijgt, kan meelezen wat bezoekers invullen.';
const OLD_BROWSERS =
  'Klikt een bezoeker op een link naar een andere site, dan noemen oude browsers het hele webadres van uw pagina. Staat daarin iets persoonlijks, dan lekt dat uit.';
const GUESSING = 'Een vreemde kan hier wachtwoorden proberen. Wie er een raadt, kan bij de site en de gegevens.';

export const beveiliging = {
  'https-available': {
    title: 'Bereikbaar via https',
    why: 'Zonder https kan iedereen onderweg meelezen en de pagina veranderen. Browsers noemen zo’n site onveilig.',
    fix: 'Zet https aan voor de hele site. Een certificaat is gratis, bijvoorbeeld via Let’s Encrypt; veel hostingpartijen regelen het zelf.',
    fixes: {
      plesk: 'Kies bij het domein “SSL/TLS-certificaten” en vraag het gratis certificaat van Let’s Encrypt aan.',
      directadmin: 'Kies “SSL Certificates” en daarna “Get automatic certificate from ACME Provider”.',
    },
    unseen: {
      timeout: {
        because:
          'Alleen de onversleutelde versie (http) kwam binnen; de versleutelde (https) gaf op tijd geen antwoord.',
      },
    },
    byCode: {
      sendsToHttp: {
        fix: 'Zoek op de server, bij uw hostingpartij en in het CMS waar https naar http wordt gestuurd, en haal dat weg. Stuur pas daarna http naar https: anders gaat de pagina rond.',
      },
    },
    says: {
      available: 'De site is via https bereikbaar.',
      certificateRefused: 'De site antwoordt via https; alleen weigert de browser het certificaat, en dat telt apart.',
      refused: 'De server accepteert geen https-verbindingen.',
      noTls: 'Op de https-poort antwoordt iets waarmee de browser geen versleutelde verbinding kan maken.',
      sendsToHttp: 'De site stuurt bezoekers van https terug naar http.',
      loopback: LOOPBACK,
    },
  },

  'tls-certificate': {
    title: 'Certificaat',
    why: 'Met een geldig certificaat weet de browser dat dit de echte site is. Klopt het niet, dan krijgen bezoekers een waarschuwing in plaats van de pagina.',
    fix: 'Vernieuw het certificaat en neem er alle namen van de site in op, met en zonder www. Laat het daarna automatisch vernieuwen.',
    says: {
      accepted:
        'De browser accepteert het certificaat. Een uitzondering die u zelf in deze browser maakte, is hier niet te zien.',
      refused: 'De browser weigert het certificaat van deze site.',
      noHttps: 'Er is geen https; dat telt bij “Bereikbaar via https”.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect': {
    title: 'Omleiding van http naar https',
    why: 'Wie het adres intypt of een oude link volgt, komt nog via http binnen. Iedereen onderweg kan dan meelezen en de pagina veranderen.',
    fix: 'Controleer eerst of de hele site via https werkt. Zet de omleiding naar https daarna aan waar de server en wat ervoor staat worden beheerd, zoals in het beheerpaneel van de hosting: eerst tijdelijk (302) als dat te kiezen is, na een paar dagen zonder klachten blijvend (301). Een eigen regel die een proxy voor de server niet kent, stuurt bezoekers zonder einde heen en weer.',
    fixes: {
      squarespace: 'Open het SSL-paneel van Squarespace en kies “Secure”.',
      githubpages: 'Zet bij Settings → Pages van de repository “Enforce HTTPS” aan.',
      cloudflare:
        'Maak een Redirect Rule voor deze host, eerst met 302; werkt alles na een paar dagen nog, maak er dan 301 van. “Always Use HTTPS” geldt voor het hele domein: zet dat alleen aan als elk subdomein via https werkt.',
      plesk:
        'Zet bij Hostinginstellingen het vinkje “Permanente SEO-veilige 301-redirect van HTTP naar HTTPS” aan, nadat de site via https werkt.',
    },
    byCode: {
      lingers: {
        why: 'Elke stap die niet versleuteld is, is onderweg te veranderen. Een browser die een tijdelijke omleiding niet onthoudt, gaat er elke keer weer langs.',
      },
    },
    says: {
      redirects: 'Wie via http komt, wordt doorgestuurd naar https.',
      portClosed: 'De server accepteert alleen https.',
      byBrowser:
        'Deze browser kent de HSTS van de site en gebruikt http daar niet meer. Wat er bij een allereerste bezoek gebeurt, is daarom niet te zien.',
      lingers: 'De omleiding gaat via meer dan één http-adres en is niet permanent.',
      byMarkup:
        'Alleen de pagina zelf stuurt door, met een meta-tag of script. De eerste pagina is dan al onversleuteld verstuurd.',
      stays: 'Via http blijft een bezoeker op de onversleutelde versie.',
      behindHsts:
        'Wie hier voor het eerst komt, via http, belandt niet meteen op https. Wie er eerder was wel, dankzij HSTS. Niet elke browser toont dit; daarom telt het niet mee.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect-same-host': {
    title: 'Omleiding eerst op dezelfde naam',
    why: 'De afspraak om alleen https te gebruiken (HSTS), geldt voor één naam. Gaat de omleiding meteen naar een andere naam, dan leert de browser die voor de eerste nooit.',
    fix: 'Wijzig de omleiding waar die nu is ingesteld, bij uw hostingpartij of in uw beheerpaneel: http eerst naar https op dezelfde host, en pas daarna naar de host met of zonder www. Een regel erbij kan de pagina laten rondgaan.',
    says: {
      same: 'De omleiding gaat eerst naar https op dezelfde host.',
      other: (_, items = []) =>
        sayAbout(
          findHosts({ items })[1] ?? '',
          (host) => `De omleiding naar https gaat eerst naar een andere naam: ${host}.`,
          'De omleiding naar https gaat eerst naar een andere naam.',
        ),
      behindHsts:
        'De host van deze pagina stuurt zelf HSTS mee; dan maakt het niet uit via welke host de omleiding gaat.',
      byBrowser: 'Deze browser gebruikt http hier niet meer; de omleiding zelf is niet te zien.',
      noHttp: 'De server accepteert geen http; er valt dus niets door te sturen.',
      noRedirect: 'Er is geen omleiding naar https; dat telt bij “Omleiding van http naar https”.',
      loopback: LOOPBACK,
    },
  },

  hsts: {
    title: 'Browsers gebruiken alleen https (HSTS)',
    why: 'Met HSTS gebruikt een browser na het eerste bezoek alleen nog https. Een meelezer op een openbaar netwerk kan bezoekers dan niet meer naar de onversleutelde versie lokken.',
    fix: 'Laat de server bij elk https-antwoord de header Strict-Transport-Security meesturen, in stappen: max-age=86400 (een dag), werkt alles, dan 2592000 (een maand) en daarna 31536000 (een jaar). Begin bij de eerste stap boven wat er nu staat: nooit lager. Laat wat er verder in de header staat zoals het is; staat er includeSubDomains in, dan moet elk subdomein via https werken.',
    fixes: {
      squarespace:
        'Open het SSL-paneel van Squarespace, kies “Secure” en zet ook “HSTS Secure” aan, als alles via https werkt: browsers onthouden dit.',
    },
    byCode: {
      tooShort: {
        why: FORGOTTEN,
      },
      short: {
        why: FORGOTTEN,
        fix: 'Zet max-age in de header Strict-Transport-Security op 31536000 (een jaar), en daarna nooit lager. Laat wat er verder in staat zoals het is; staat er includeSubDomains in, dan moet elk subdomein via https werken.',
      },
      absent: {
        fix: 'Laat de server bij elk https-antwoord de header Strict-Transport-Security meesturen, in stappen: max-age=86400 (een dag), werkt alles, dan 2592000 (een maand) en daarna 31536000 (een jaar).',
      },
    },
    says: {
      strong: (args) => `HSTS staat aan voor ${formatSpan('nl', args)}.`,
      short: (args) =>
        `Browsers onthouden maar ${formatSpan('nl', args)} dat ze alleen https gebruiken (HSTS); een jaar is de norm.`,
      tooShort: (args) =>
        `Browsers onthouden maar ${formatSpan('nl', args)} dat ze alleen https gebruiken (HSTS). Wie langer wegblijft, is bij het volgende bezoek niet beschermd.`,
      removed: 'De server laat browsers vergeten dat ze alleen https gebruiken (HSTS, max-age=0).',
      partlyRead: (args) =>
        `HSTS staat aan voor ${formatSpan('nl', args)}. De header noemt ook iets wat browsers niet kennen en overslaan.`,
      malformed: 'De regel dat browsers alleen https gebruiken (HSTS), bevat een fout, dus browsers negeren die.',
      absent: 'De server meldt niet dat browsers alleen https moeten gebruiken (HSTS).',
      plainHttp: 'Deze pagina is via http geopend; dan geldt HSTS niet.',
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-subdomains': {
    title: 'Alleen https, ook op subdomeinen (HSTS)',
    why: 'Zonder includeSubDomains kan iemand via http een verzonnen subdomein aanbieden en daar cookies van uw site opvangen. Met die toevoeging weigert de browser dat.',
    fix: 'Controleer of elk subdomein via https werkt, ook die voor mail en beheer. Voeg daarna includeSubDomains toe aan de HSTS-header en laat max-age staan zoals het is. Browsers onthouden dit; u kunt het niet terugnemen.',
    says: {
      included: 'HSTS geldt ook voor de subdomeinen van deze host.',
      left: 'De regel dat browsers alleen https gebruiken (HSTS), geldt niet voor de subdomeinen van deze host.',
      noHsts: 'HSTS is niet in orde; dat telt bij “Browsers gebruiken alleen https (HSTS)”.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-all-entry-hosts': {
    title: 'Alleen https, met en zonder www (HSTS)',
    why: 'Bezoekers typen het adres met of zonder www, en elk van beide moet zelf melden dat browsers alleen https gebruiken. Doet één dat niet, dan blijft dat eerste bezoek onbeschermd.',
    fix: 'Stuur HSTS mee met elk https-antwoord van beide hosts, ook met de omleiding. Begin bij de host waar die ontbreekt met max-age=86400 (een dag), zonder includeSubDomains, en laat de header van de andere host zoals die is.',
    says: {
      both: 'Met en zonder www stuurt de server HSTS mee.',
      redirects: 'Met en zonder www stuurt de server HSTS mee, maar niet met elke omleiding op deze host.',
      one: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) =>
            `${host} meldt niet dat browsers alleen https moeten gebruiken (HSTS); de andere van de twee, met en zonder www, wel.`,
          'Maar één van de twee hosts, met en zonder www, meldt dat browsers alleen https moeten gebruiken (HSTS).',
        ),
      none: 'Geen van beide hosts, met en zonder www, meldt dat browsers alleen https moeten gebruiken (HSTS).',
      oneHost: 'Er is maar één host, dus dit is niet van toepassing.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-preload': {
    title: 'Alleen https vanaf het eerste bezoek (preload)',
    why: 'Met preload in de HSTS-header vraagt een site om opname in de lijst die browsers meekrijgen, zodat ook het eerste bezoek alleen via https gaat. De lijst neemt een domein alleen op als elk adres waarop bezoekers binnenkomen aan de eisen voldoet.',
    fix: 'Uw header vraagt met preload om opname in een lijst die browsers inbouwen. Laat het zo of haal preload weg, maar kies bewust: opname bindt elk subdomein aan https en is moeilijk terug te draaien. De lijst vraagt max-age=31536000 en includeSubDomains van het domein zelf, en http dat eerst naar https op dezelfde host gaat.',
    says: {
      eligible:
        'De site vraagt om opname in de preloadlijst en voldoet aan de eisen, voor zover dat van buitenaf te zien is.',
      notEligible: 'De site vraagt om opname in de preloadlijst, maar voldoet niet aan alle eisen.',
      notAsked: 'De site vraagt niet om opname in de preloadlijst.',
      subdomain: 'De preloadlijst neemt alleen hele domeinen op, dus dit is niet van toepassing.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'mixed-content-active': {
    title: 'Scripts en ingesloten pagina’s versleuteld',
    why: 'Een script of iframe via http kan onderweg worden veranderd en dan de hele pagina overnemen. Browsers blokkeren het daarom, zodat er iets op de pagina ontbreekt.',
    fix: 'Open elk genoemd adres eerst met https. Werkt het, verander het dan in de pagina; is de andere site niet via https bereikbaar, haal het onderdeel dan weg.',
    fixes: {
      wordpress:
        'Open eerst site en beheer met https; gaat de pagina rond, vraag dan uw hostingpartij om hulp. Werkt het, zet dan bij Instellingen → Algemeen beide adressen op https, laat het pad erachter staan, maak een reservekopie en vervang oude http-adressen in de inhoud.',
    },
    byCode: {
      upgraded: {
        why: 'Nu gaat het goed. Valt de regel weg die er https van maakt, dan blokkeren browsers deze bestanden en ontbreekt er iets op de pagina.',
      },
    },
    says: {
      none: 'Alle scripts, stijlbladen en iframes laden via https.',
      upgraded: ({ count }) =>
        `${count} ${count === 1 ? 'adres staat' : 'adressen staan'} nog op http; de browser laadt ze via https dankzij de regels van de site (CSP).`,
      present: ({ count }) =>
        `${count} ${count === 1 ? 'script, stijlblad of iframe laadt' : 'scripts, stijlbladen of iframes laden'} via http.`,
      perhapsUpgraded: ({ count }) =>
        `${count} ${count === 1 ? 'script, stijlblad of iframe staat' : 'scripts, stijlbladen of iframes staan'} op http; of de regels van de site (CSP) daar https van maken, was niet te zien.`,
      plainHttp: PLAIN,
    },
  },

  'mixed-content-passive': {
    title: 'Afbeeldingen en media versleuteld',
    why: 'Wie meeleest, ziet welke afbeeldingen iemand bekijkt en kan ze vervangen. Browsers laden ze tegenwoordig via https en tonen niets als dat niet lukt.',
    fix: 'Open elk genoemd adres eerst met https. Werkt het, verander het dan in de pagina.',
    says: {
      none: 'Alle afbeeldingen, media en lettertypen laden via https.',
      present: ({ count }) =>
        `${count} ${count === 1 ? 'afbeelding, mediabestand of lettertype staat' : 'afbeeldingen, mediabestanden of lettertypen staan'} nog op http.`,
      plainHttp: PLAIN,
    },
  },

  'insecure-forms': {
    title: 'Formulieren en wachtwoorden versleuteld',
    why: 'Wat iemand via http verstuurt, is onderweg te lezen. Bij een wachtwoord of persoonsgegevens is dat een datalek.',
    fix: 'Open het genoemde adres eerst met https. Werkt het, laat elk formulier dan daarheen sturen en vraag wachtwoorden alleen op pagina’s met https.',
    byCode: {
      getToHttp: { why: 'Wat iemand zoekt, is onderweg te lezen, en browsers waarschuwen voor zo’n formulier.' },
    },
    says: {
      secure: 'Formulieren versturen hun gegevens via https.',
      getToHttp: 'Een formulier, bijvoorbeeld om te zoeken, gaat naar een http-adres.',
      postToHttp: 'Een formulier stuurt ingevulde gegevens naar een http-adres.',
      passwordSent: 'Een formulier verstuurt een wachtwoord zonder https.',
      passwordOnHttp: 'Deze pagina vraagt om een wachtwoord zonder https.',
      none: 'De pagina heeft geen formulier.',
    },
  },

  'csp-present': {
    title: 'Regels voor wat mag draaien (CSP)',
    why: 'Een CSP vertelt de browser welke scripts mogen draaien. Lukt het iemand om code in de pagina te krijgen, dan houdt de CSP die tegen.',
    fix: FIRST_POLICY,
    byCode: {
      reportOnly: {
        fix: 'Kijk in de console van de browser wat de regels zouden tegenhouden, op elke soort pagina en ook ingelogd. Pas ze aan tot het een paar weken stil blijft, en stuur dezelfde regel dan als Content-Security-Policy.',
      },
    },
    says: {
      enforced: 'De CSP heeft regels voor scripts.',
      reportOnly: 'De regels voor wat mag draaien (CSP) melden alleen en houden niets tegen.',
      partial: 'Er zijn regels voor wat mag (CSP), maar geen voor scripts.',
      ineffective: 'Er zijn regels voor wat mag draaien (CSP), maar browsers voeren er geen van uit.',
      absent: 'Er zijn geen regels voor wat mag draaien (CSP).',
    },
  },

  'csp-script-policy': {
    title: 'Alleen bekende scripts mogen draaien (CSP)',
    why: 'Code van een vreemde kan meelezen wat bezoekers invullen, of hen wegsturen. Eén te ruim woord in de regels is genoeg om die door te laten.',
    fix: "Probeer de nieuwe regels eerst als Content-Security-Policy-Report-Only, naast de huidige. Zet code uit de pagina in eigen bestanden, of geef elk eigen script een nonce die bij elk antwoord anders is, of een hash, met 'strict-dynamic' erbij. Is de console stil, haal dan uit script-src wat zo ruim is als 'unsafe-inline', data: of *.",
    byCode: {
      staticNonce: {
        why: GUESSED,
        fix: 'Probeer het eerst als Content-Security-Policy-Report-Only, naast de huidige regels. Maak bij elk antwoord een nieuwe, willekeurige nonce van minstens 128 bits (22 tekens in base64), en zet dezelfde in de header en bij elk script dat de oude heeft. Een pagina uit een cache houdt de oude: laat de nonce daar maken, of gebruik hashes.',
      },
      shortNonce: {
        why: GUESSED,
        fix: 'Probeer het eerst als Content-Security-Policy-Report-Only, naast de huidige regels. Maak bij elk antwoord een nieuwe, willekeurige nonce van minstens 128 bits (22 tekens in base64), en zet dezelfde in de header en bij elk script dat de oude heeft. Een pagina uit een cache houdt de oude: laat de nonce daar maken, of gebruik hashes.',
      },
      absent: {
        why: 'Lukt het iemand om code in de pagina te krijgen, dan houdt niets die tegen. Die code kan meelezen wat bezoekers invullen.',
        fix: FIRST_POLICY,
      },
    },
    says: {
      nonceOrHash: 'Code in de pagina mag alleen draaien met een nonce of hash.',
      noScripts: 'Geen enkel script mag draaien.',
      ownHosts: 'Alleen scripts van de eigen site mogen draaien, en geen code in de pagina zelf.',
      thirdParty: 'De regels voor scripts (CSP) laten ook scripts van andere sites toe.',
      unsafeHashes: 'Code in attributen mag draaien als de hash ervan bekend is.',
      blob: 'Ook scripts uit blob-adressen mogen draaien.',
      absent: 'Er zijn geen regels voor welke scripts mogen draaien (CSP).',
      inline: 'De regels voor scripts (CSP) laten ook code toe die een vreemde in de pagina zet (unsafe-inline).',
      shortNonce: 'De toegangscode voor scripts (nonce) is korter dan acht tekens en dus te raden.',
      staticNonce:
        'De toegangscode voor scripts (nonce) is bij een tweede bezoek dezelfde. Wie de pagina heeft gezien, kent die dus.',
      data: 'De regels voor scripts (CSP) laten scripts toe die als tekst in een adres staan (data:).',
      wildcard: 'De regels voor scripts (CSP) laten scripts van elke site toe.',
      scheme: 'De regels voor scripts (CSP) laten scripts van elke site met dit protocol toe.',
      bypass:
        'Op een toegelaten host staan bestanden waarmee de regels te omzeilen zijn (CSP), of kan iedereen die zetten.',
    },
  },

  'csp-base-uri-object': {
    title: 'Basisadres en plug-ins vastgelegd (CSP)',
    why: 'Wie een base-element kan invoegen, laat scripts met een nonce van een eigen server laden. Ook een ingevoegd object kan code meebrengen.',
    fix: "Stuur eerst naast de CSP een Content-Security-Policy-Report-Only mee met base-uri 'none'; object-src 'none'. Kijk in de console op pagina’s met een base-element of een ingesloten pdf: gebruikt een pagina die, dan is base-uri 'self' of object-src 'self' nodig. Is het stil, voeg dezelfde regel dan toe aan de CSP.",
    says: {
      closed: 'Basisadres en plug-ins zijn afgesloten.',
      baseOpen: 'Het basisadres (base-uri) is niet afgesloten.',
      objectOpen: 'Plug-ins (object-src) zijn niet afgesloten.',
      baseOpenWithNonces:
        'De regels voor wat mag draaien (CSP) werken met een code per antwoord (nonce), maar sluiten het basisadres (base-uri) niet af.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-eval': {
    title: 'Scripts voeren geen tekst uit als code (CSP)',
    why: "Met 'unsafe-eval' kan een script tekst uitvoeren als code. Een fout in een bibliotheek wordt daardoor sneller een beveiligingslek.",
    fix: "Probeer de CSP zonder 'unsafe-eval' eerst als Content-Security-Policy-Report-Only en kijk in de console, ook in het beheer van uw CMS: een editor kan het nodig hebben. Heeft een onderdeel WebAssembly nodig, gebruik dan 'wasm-unsafe-eval'. Is het stil, haal 'unsafe-eval' dan weg.",
    says: {
      refused: 'Tekst mag niet als code worden uitgevoerd.',
      besideNonce:
        'Tekst mag als code worden uitgevoerd, maar een code per antwoord (nonce) of een vingerafdruk (hash) beperkt wie dat kan.',
      allowed: 'Scripts mogen tekst uitvoeren als code.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-form-action': {
    title: 'Formulieren gaan alleen naar bekende adressen (CSP)',
    why: 'Een ingevoegd formulier kan gegevens naar een ander sturen. Met form-action gaan formulieren alleen naar adressen die u toestaat.',
    fix: "Zoek op waar formulieren heen gaan, ook na het versturen: een betaling of inlogdienst telt mee. Stuur form-action 'self' met die adressen eerst als Content-Security-Policy-Report-Only mee en verstuur elk formulier. Is de console stil, voeg dezelfde regel dan toe aan de CSP.",
    says: {
      closed: 'De CSP beperkt waar formulieren heen mogen.',
      unset: 'De regels voor wat mag (CSP) beperken niet waar formulieren heen gaan.',
      open: 'De regels voor wat mag (CSP) laten formulieren naar elk adres toe.',
      noPolicy: NO_POLICY,
    },
  },

  'csp-syntax': {
    title: 'Regels voor scripts zonder schrijffouten (CSP)',
    why: 'Browsers slaan zonder melding over wat ze niet begrijpen. Door een tikfout mist u dan een bescherming die u dacht te hebben.',
    fix: 'Verbeter de genoemde woorden: sleutelwoorden staan tussen enkele aanhalingstekens, en na elk onderdeel komt een puntkomma. Wat nu niet werkt, gaat daarna gelden: stuur de nieuwe regel eerst als Content-Security-Policy-Report-Only mee en kijk in de console.',
    byCode: {
      dynamicAlone: {
        why: 'Alles op de pagina wat met scripts werkt, zoals een menu of winkelwagen, doet het dan niet.',
      },
      httpSource: { why: 'Wat onversleuteld komt, kan onderweg worden veranderd. De regels laten dat dan gewoon toe.' },
      onlyMeta: { why: 'Wat in de pagina vóór die plek staat, valt niet onder de regels.' },
    },
    says: {
      clean: 'De CSP bevat geen schrijffouten.',
      onlyMeta:
        'De regels voor wat mag draaien (CSP) staan alleen in de pagina zelf en gelden daarom pas vanaf die plek.',
      ignoredInMeta: 'In de pagina zelf tellen deze regels voor wat mag draaien (CSP) niet; stuur ze als header mee.',
      deprecated: 'De regels voor wat mag draaien (CSP) bevatten onderdelen die browsers niet meer kennen.',
      repeated:
        'In de regels voor wat mag draaien (CSP) staat een onderdeel twee keer; browsers lezen alleen het eerste.',
      unknown: 'De regels voor wat mag draaien (CSP) bevatten woorden die browsers niet kennen of daar overslaan.',
      httpSource: 'De regels voor wat mag draaien (CSP) laten onversleutelde bronnen toe.',
      dynamicAlone:
        "'strict-dynamic' staat er zonder code per antwoord (nonce) of vingerafdruk (hash), zodat geen enkel script nog mag draaien.",
      missingSemicolon:
        'In de regels voor wat mag draaien (CSP) ontbreekt een puntkomma, zodat een onderdeel als bron wordt gelezen.',
      unquoted:
        'In de regels voor wat mag draaien (CSP) staat een sleutelwoord zonder aanhalingstekens; browsers herkennen het dan niet.',
      notAscii:
        'Een onderdeel van de regels voor wat mag draaien (CSP) bevat een teken dat daar niet mag, zoals een krul-aanhalingsteken, een harde spatie of ‘ü’. Browsers slaan dat hele onderdeel over.',
      noPolicy: NO_POLICY,
    },
  },

  clickjacking: {
    title: 'Bescherming tegen insluiten',
    why: 'Een andere site kan uw pagina onzichtbaar over de eigen knoppen leggen. Bezoekers klikken dan bij u op iets zonder het te weten.',
    fix: "Ga eerst na welke andere sites uw pagina’s in een iframe tonen, zoals een partner. Voeg daarna aan de CSP frame-ancestors 'self' met die sites toe. Is er geen CSP en toont niemand de pagina’s, dan volstaat X-Frame-Options: SAMEORIGIN; staat er al DENY, laat dat dan staan.",
    fixes: {
      webflow:
        'Ga eerst na of een andere site uw pagina’s in een iframe toont. Zet daarna in de instellingen van uw site bij Webflow “Use secure frame headers” aan en publiceer de site opnieuw.',
    },
    byCode: {
      contradiction: {
        why: 'Oude browsers volgen de ene regel en nieuwe de andere. Wat u wilt toestaan of verbieden, geldt dan niet overal.',
        fix: "Maak van X-Frame-Options hetzelfde als wat in de CSP al geldt, en laat de CSP zoals die is. Staat daar frame-ancestors 'none', zet dan X-Frame-Options op DENY; staat er 'self', dan op SAMEORIGIN. Noemt die regel ook andere sites, haal X-Frame-Options dan weg: die kan geen sites noemen.",
      },
      several: { why: 'Ook een site die uw pagina wel mag tonen, zoals een partner, kan dat nu niet.' },
      absent: {
        fix: "Ga eerst na welke andere sites uw pagina’s in een iframe tonen, zoals een partner. Toont niemand ze, dan volstaat de header X-Frame-Options: SAMEORIGIN. Anders zet u frame-ancestors 'self' met die sites in de header Content-Security-Policy, of stuurt u die met alleen deze regel als er nog geen is; in een meta-tag doet die niets.",
      },
    },
    says: {
      closed: 'Andere sites kunnen deze pagina niet insluiten, of alleen de genoemde.',
      contradiction:
        'De twee instellingen tegen insluiten (CSP, X-Frame-Options) spreken elkaar tegen; browsers volgen de CSP.',
      several:
        'De instelling tegen insluiten (X-Frame-Options) heeft verschillende waarden. Browsers weigeren dan elk insluiten.',
      allowFrom:
        'De instelling tegen insluiten (X-Frame-Options) staat op ALLOW-FROM; dat doet in geen enkele browser meer iets.',
      open: 'De regels van de site (CSP) laten elke site deze pagina insluiten.',
      invalid: 'De instelling tegen insluiten (X-Frame-Options) heeft een waarde die browsers niet kennen.',
      skipped:
        'De regel tegen insluiten (frame-ancestors) bevat een teken dat daar niet mag. Browsers slaan het over, zodat elke site deze pagina kan insluiten.',
      onlyMeta: 'De bescherming tegen insluiten staat alleen in de pagina zelf; daar telt die niet.',
      absent: 'Elke site kan deze pagina binnen een eigen pagina tonen (insluiten).',
    },
  },

  'content-type-options': {
    title: 'Bestandstype ligt vast (nosniff)',
    why: 'Kan een vreemde op uw site een bestand plaatsen, dan raadt een browser misschien dat het een script is. Dat draait dan en leest mee wat bezoekers invullen.',
    fix: 'Stuur met elk antwoord de header “X-Content-Type-Options: nosniff” mee. Een script of stijlblad met een verkeerd bestandstype laadt daarna niet meer: kijk op een paar pagina’s in de console van de browser.',
    says: {
      nosniff: 'Browsers raden het bestandstype niet.',
      other: 'Het verbod om het bestandstype te raden (X-Content-Type-Options) heeft een waarde die niets doet.',
      absent: 'Niets verbiedt browsers om het bestandstype te raden (X-Content-Type-Options).',
    },
  },

  'referrer-policy': {
    title: 'Adressen afgeschermd van andere sites (referrer)',
    why: 'Klikt een bezoeker op een link, dan krijgt de andere site te zien waar die vandaan komt; op een onversleutelde verbinding kan een ander dat ook lezen. Staat er iets persoonlijks in wat van uw adres wordt meegestuurd, dan lekt dat uit.',
    fix: 'Stuur de header “Referrer-Policy: strict-origin-when-cross-origin” mee. Heeft een pagina al een strenger beleid, laat dat dan staan.',
    byCode: {
      unknown: {
        why: OLD_BROWSERS,
      },
      absent: {
        why: OLD_BROWSERS,
      },
    },
    says: {
      strict: ({ policy }) => `Andere sites krijgen geen volledig adres: ${policy}.`,
      partlyRead: ({ policy }) =>
        `Andere sites krijgen geen volledig adres: ${policy}. De andere genoemde woorden kennen browsers niet.`,
      absent:
        'Er is niet ingesteld wat andere sites horen over de pagina waar een bezoeker vandaan komt; elke browser kiest dat zelf.',
      leaky: ({ policy }) =>
        isOriginAlone(policy)
          ? `Ook een site zonder versleuteling (http) krijgt te zien van welke site een bezoeker komt; ingesteld is ${policy}.`
          : `Andere sites krijgen te zien van welke pagina een bezoeker komt; ingesteld is ${policy}.`,
      unknown: 'Wat er is ingesteld over het adres dat andere sites zien, bestaat niet, zodat de browser zelf kiest.',
    },
  },

  'permissions-policy': {
    title: 'Camera, microfoon en locatie beperkt',
    why: 'Elk script op de pagina, ook dat van een ander, kan bezoekers om camera, microfoon of locatie vragen. Met zo’n instelling bepaalt u wie dat mag.',
    fix: 'Zet alleen uit wat geen enkele pagina gebruikt. Kijk eerst naar winkelzoekers (locatie), scanners en videogesprekken (camera en microfoon), ook in iframes. Gebruikt niets ze, stuur dan de header Permissions-Policy: camera=(), microphone=(), geolocation=() mee; is er al een, vul die aan.',
    byCode: {
      absent: {
        fix: 'Zet alleen uit wat geen enkele pagina gebruikt. Kijk eerst naar winkelzoekers (locatie), scanners en videogesprekken (camera en microfoon), ook in iframes. Gebruikt niets ze, stuur dan de header Permissions-Policy: camera=(), microphone=(), geolocation=() mee.',
      },
    },
    says: {
      limited: 'Krachtige functies van de browser zijn beperkt.',
      partlyRead:
        'Krachtige functies van de browser zijn beperkt. Wat hier genoemd staat, kennen browsers niet en slaan ze over.',
      open: 'De instelling voor camera, microfoon en locatie (Permissions-Policy) staat er, maar beperkt niets.',
      oldSyntax:
        'De instelling voor camera, microfoon en locatie is op een oude manier geschreven (Feature-Policy); die lezen browsers niet meer.',
      unreadable:
        'De instelling voor camera, microfoon en locatie (Permissions-Policy) bevat een fout, dus browsers negeren die helemaal.',
      absent: 'Niets bepaalt wie op deze pagina om camera, microfoon of locatie mag vragen.',
    },
  },

  'cross-origin-opener': {
    title: 'Scheiding van andere vensters',
    why: 'Opent een andere site uw pagina in een nieuw venster, dan houdt ze daar toegang toe: ze kan het naar een andere pagina sturen of ermee spieden.',
    fix: 'Stuur de header “Cross-Origin-Opener-Policy: same-origin-allow-popups” mee. Test eerst vensters van derden, zoals die om in te loggen of te betalen, en doe dit niet als andere sites uw pagina als venster openen.',
    says: {
      separated: 'De pagina is gescheiden van vensters van andere sites.',
      open: 'De header die de pagina van andere vensters scheidt, staat er, maar scheidt niets.',
      absent: 'De pagina is niet gescheiden van vensters van andere sites.',
      invalid: 'De header die de pagina van andere vensters scheidt, heeft een waarde die browsers negeren.',
    },
  },

  'cookie-secure': {
    title: 'Cookies alleen via https',
    why: 'Een cookie zonder Secure gaat ook via http mee en is dan te lezen. Hoort die bij een ingelogde bezoeker, dan kan een ander de sessie overnemen.',
    fix: 'Geef de genoemde cookies het attribuut Secure, in het programma dat ze zet. Controleer eerst dat inloggen en bestellen overal via https gaan.',
    says: {
      all: 'Alle cookies gaan alleen via https.',
      other: 'Een cookie gaat ook via http mee.',
      perhapsSession: 'Een cookie die een sessie lijkt te openen, gaat ook via http mee.',
      session: 'Een cookie die een sessie opent, gaat ook via http mee.',
      none: NO_COOKIES,
    },
  },

  'cookie-httponly': {
    title: 'Sessiecookies afgeschermd van scripts',
    why: 'Een script dat de pagina is binnengedrongen, kan cookies zonder HttpOnly lezen. Met een sessiecookie doet iemand zich daarna voor als de bezoeker.',
    fix: 'Geef de genoemde cookies het attribuut HttpOnly, in het programma dat ze zet. Leest een script zo’n cookie, zoals een token voor formulieren (XSRF), laat die dan zoals die is.',
    says: {
      all: 'Scripts kunnen de sessiecookies niet lezen.',
      doubtful: 'Scripts kunnen een cookie lezen die naar zijn naam een sessie opent.',
      clear: 'Scripts kunnen een sessiecookie lezen.',
      none: 'De pagina zet bij een eerste bezoek geen sessiecookie.',
    },
  },

  'cookie-samesite': {
    title: 'Cookies bij verzoeken van andere sites',
    why: 'Een andere site kan de browser van uw bezoeker iets bij u laten doen, zoals een formulier versturen. Gaat de cookie daarbij mee, dan lijkt het alsof de bezoeker dat zelf wil.',
    fix: 'Geef de cookie SameSite in het programma dat die zet: Lax, of None met Secure als de cookie mee moet terug van een bank of inlogdienst, of in een iframe van een ander. Test daarna inloggen, formulieren en betalen.',
    byCode: {
      noneWithoutSecure: {
        why: 'Browsers gooien zo’n cookie weg. Waar die voor dient, zoals inloggen of betalen, kan dan mislukken.',
        fix: 'Geef de cookie Secure in het programma dat die zet. Hebben andere sites die niet nodig, zet SameSite dan ook op Lax. Test daarna inloggen, formulieren en betalen.',
      },
    },
    says: {
      all: 'Elke cookie legt vast wat er bij verzoeken van andere sites gebeurt.',
      absent:
        'Een cookie zegt niet of die meegaat als een andere site iets bij u opvraagt (SameSite); elke browser kiest dat dan zelf.',
      bare: 'Een cookie laat leeg of die meegaat als een andere site iets bij u opvraagt (SameSite); browsers doen dan alsof er niets staat.',
      invalid:
        'Een cookie zegt met een onbekend woord of die meegaat als een andere site iets bij u opvraagt (SameSite).',
      noneWithoutSecure:
        'Een cookie mag meegaan als een andere site iets bij u opvraagt (SameSite=None), maar mist Secure; browsers gooien die weg.',
      none: NO_COOKIES,
    },
  },

  'cookie-prefix': {
    title: 'Cookies met een voorvoegsel',
    why: 'Voorvoegsels zoals __Host- en __Secure- beloven extra strenge regels. Houdt een cookie zich daar niet aan, dan gooit de browser die weg.',
    fix: 'Geef een __Host--cookie Secure en Path=/, zonder Domain. Een __Secure--cookie heeft Secure nodig, een __Http--cookie Secure en HttpOnly, een __Host-Http--cookie dat alles.',
    says: {
      kept: 'De cookies met een voorvoegsel houden zich aan de regels.',
      broken: 'Een cookie voldoet niet aan de regels van het voorvoegsel; browsers gooien die weg.',
      none: 'Geen cookie gebruikt een voorvoegsel.',
    },
  },

  'sri-third-party': {
    title: 'Scripts en stijlbladen van derden vastgezet (SRI)',
    why: 'Een script van derden draait met alle rechten van uw pagina. Met integrity weigert de browser het zodra het ongemerkt verandert.',
    fix: 'Haal bestanden van derden die niet veranderen op bij hun maker en zet ze op uw eigen server, of geef ze integrity en crossorigin. Scripts voor betalen, kaarten, captcha’s en tagmanagers veranderen vanzelf: zet die niet vast, maar houd die lijst kort.',
    says: {
      none: 'De pagina laadt geen scripts of stijlbladen van derden.',
      pinned: 'Alle scripts en stijlbladen van derden zijn vastgezet.',
      perBrowser: ({ count }) =>
        `${count === 1 ? 'Eén stijlblad met lettertypen wordt' : `${count} stijlbladen met lettertypen worden`} per browser gemaakt; vastzetten kan daarbij niet. Verder is alles van derden vastgezet.`,
      neighbours: ({ count }) =>
        `${count} ${count === 1 ? 'bestand komt' : 'bestanden komen'} van een andere host van dezelfde site en ${count === 1 ? 'is' : 'zijn'} niet vastgezet. Dat kost niets; vastzetten helpt ook daar als die host wordt gekraakt.`,
      loaders: ({ count }) =>
        `${count} ${count === 1 ? 'bestand van derden verandert vanzelf en kan' : 'bestanden van derden veranderen vanzelf en kunnen'} niet worden vastgezet.`,
      unpinned: ({ count }) =>
        `${count} ${count === 1 ? 'bestand van derden is' : 'bestanden van derden zijn'} niet vastgezet.`,
      invalid: 'Een integrity-attribuut beschermt niets: de waarde is geen hash, of crossorigin ontbreekt.',
    },
  },

  'security-txt': {
    title: 'Meldpunt voor lekken (security.txt)',
    why: 'Wie een beveiligingslek vindt, leest in security.txt waar dat te melden is. Klopt het bestand niet, dan kan de melding u missen.',
    fix: 'Laat uw webbouwer op /.well-known/security.txt een tekstbestand (text/plain, UTF-8) zetten met minstens Contact en Expires, hooguit een jaar vooruit. Zelf hoeft u alleen te zeggen op welk adres meldingen mogen komen.',
    byCode: {
      wrongType: {
        fix: 'Laat uw webbouwer hetzelfde bestand als tekst versturen, met de header Content-Type: text/plain; charset=utf-8. Wat erin staat, kan blijven.',
      },
      missing: {
        why: 'Wie een lek in de beveiliging vindt, zoekt in dat bestand waar dat te melden is. Zonder dat bestand bereikt de melding u misschien niet.',
        fix: 'Kies een mailadres voor meldingen, en laat uw webbouwer op /.well-known/security.txt een tekstbestand (text/plain, UTF-8) zetten met minstens Contact (mailto: en het adres) en Expires, een datum hooguit een jaar vooruit. Laat die datum vernieuwen voor die verloopt.',
      },
    },
    says: {
      valid: 'Er is een geldig security.txt.',
      partlyRead:
        'Er is een geldig security.txt. De genoemde regels hebben een veld dat niemand kent; die worden overgeslagen.',
      oldPath: 'security.txt staat op het oude adres; het hoort onder /.well-known/.',
      expiresSoon: ({ days }) =>
        `security.txt verloopt ${days === 0 ? 'binnen een dag' : `over ${days} ${days === 1 ? 'dag' : 'dagen'}`}.`,
      expiresLate: (args) => `security.txt is nog ${formatSpan('nl', args)} geldig; de norm is hooguit een jaar.`,
      elsewhere: 'security.txt noemt bij “Canonical” een ander adres dan het eigen adres.',
      expired: ({ days }) => `security.txt is ${days} ${days === 1 ? 'dag' : 'dagen'} geleden verlopen.`,
      wrongType: 'security.txt wordt niet als tekst in UTF-8 verstuurd.',
      encoding: 'security.txt bevat tekens die geen UTF-8 zijn.',
      line: 'security.txt bevat een regel die geen veld en geen commentaar is.',
      signature: 'De ondertekening van security.txt is niet goed opgebouwd.',
      contactMissing: 'In security.txt ontbreekt Contact.',
      expiresMissing: 'In security.txt ontbreekt Expires.',
      expiresRepeated: 'Expires staat meer dan eens in security.txt.',
      expiresUnreadable: 'De datum bij Expires in security.txt is niet geldig.',
      languagesRepeated: 'De voorkeurstalen (Preferred-Languages) staan meer dan eens in security.txt.',
      address: 'Een adres in security.txt begint niet met https, mailto of tel.',
      missing: 'Er is geen bestand dat zegt waar een lek te melden is (security.txt).',
    },
  },

  'version-disclosure': {
    title: 'Server noemt geen versienummers',
    why: 'Een precies versienummer wijst een aanvaller de weg naar bekende lekken. Bezoekers hebben er niets aan.',
    fix: 'Haal de versie uit de headers Server, X-Powered-By en X-Generator.',
    says: {
      none: 'De headers noemen geen versienummers.',
      major: 'De server noemt bij elk antwoord de hoofdversie van zijn software.',
      exact: 'De server noemt bij elk antwoord de precieze versie van zijn software.',
    },
  },

  'obsolete-headers': {
    title: 'Geen verouderde instellingen van de server (headers)',
    why: 'Deze instellingen van de server doen niets meer, of kunnen zelfs kwaad. Ze wekken de indruk van een bescherming die er niet is.',
    fix: 'Haal de genoemde headers uit de instellingen van de server. Staat Feature-Policy erbij, zet dan eerst over naar Permissions-Policy wat die verbiedt.',
    says: {
      absent: 'De server stuurt geen verouderde headers mee.',
      present: 'De server stuurt verouderde headers mee.',
    },
  },

  'headers-on-error-pages': {
    title: 'Bescherming op foutpagina’s',
    why: 'Met een gewone pagina stuurt de server regels mee die bezoekers beschermen, zoals dat een browser alleen https gebruikt. Wie via een foute link op een foutpagina komt, krijgt die daar niet.',
    fix: 'Stuur de beveiligingsheaders die de pagina al heeft, met precies dezelfde waarde ook mee met foutpagina’s.',
    fixes: {
      nginx:
        'Zet “always” aan het eind van elke add_header-regel met een van deze headers, vóór de puntkomma. Laat regels met Cache-Control zoals ze zijn: anders bewaren browsers de foutpagina. Test met “sudo nginx -t” en herlaad nginx pas als dat slaagt.',
      apache:
        'Maak van “Header set” bij deze headers “Header always set”, met dezelfde waarde. Test met “sudo apachectl configtest” en herlaad Apache pas als dat slaagt.',
    },
    says: {
      same: 'Foutpagina’s krijgen dezelfde bescherming als de pagina.',
      some: 'Foutpagina’s, zoals “pagina niet gevonden”, missen een deel van de beschermende regels die de pagina meekrijgt.',
      none: 'Foutpagina’s, zoals “pagina niet gevonden”, missen de beschermende regels die de pagina wel meekrijgt.',
      noHeaders: 'De pagina zelf heeft deze headers niet; die tellen elders.',
      noError: 'Een verzonnen adres gaf geen foutpagina; dat telt bij SEO.',
    },
  },

  'session-cache': {
    title: 'Antwoord met een sessie niet voor anderen bewaard',
    why: 'Bewaart een tussenliggende server een antwoord met een sessiecookie, dan kan een ander in diezelfde sessie belanden. Cache-Control voorkomt dat.',
    fix: 'Stuur bij antwoorden die een sessiecookie zetten “Cache-Control: no-store” of “private” mee.',
    says: {
      private: 'Het antwoord met de sessiecookie mag niet voor anderen worden bewaard.',
      unsaid: 'Bij het antwoord met de sessiecookie staat niet of het mag worden bewaard.',
      perhapsShared: 'Een antwoord dat een sessie lijkt te openen, mag voor anderen worden bewaard.',
      shared: 'Het antwoord met de sessiecookie mag voor anderen worden bewaard.',
      none: 'De pagina zet bij een eerste bezoek geen sessiecookie.',
    },
  },

  'iframe-sandbox': {
    title: 'Ingesloten pagina’s van derden ingeperkt (iframe)',
    why: 'Een iframe van derden kan vensters openen of bezoekers wegsturen. Met sandbox mag het alleen wat u toestaat.',
    fix: 'Geef iframes van derden het attribuut sandbox, met alleen de rechten die ze nodig hebben. Test ze daarna: betalen, kaarten en video kunnen stilvallen zonder allow-scripts en allow-same-origin.',
    says: {
      all: 'Alle iframes van derden zijn ingeperkt.',
      some: ({ count }) =>
        `${count} ${count === 1 ? 'iframe van derden is' : 'iframes van derden zijn'} niet ingeperkt.`,
      none: 'De pagina heeft geen iframes van derden.',
    },
  },

  'trusted-types': {
    title: 'Tekst niet ongecontroleerd als code (Trusted Types)',
    why: 'Met Trusted Types weigert de browser tekst die ongecontroleerd als HTML in de pagina belandt. Dat voorkomt een hele klasse van lekken.',
    fix: "Voeg aan de CSP toe: require-trusted-types-for 'script'. Begin in de variant Report-Only.",
    says: {
      required: 'De pagina dwingt Trusted Types af.',
      absent: 'De pagina dwingt geen Trusted Types af.',
    },
  },

  'csp-reporting': {
    title: 'Meldingen van wat is tegengehouden (CSP)',
    why: 'Met meldingen ziet u wat de CSP tegenhoudt. Zo merkt u een aanval op, en ook een te streng onderdeel.',
    fix: 'Voeg aan de CSP report-to toe, en voor oudere browsers report-uri.',
    says: {
      reported: 'De CSP noemt waar meldingen heen gaan.',
      unreported: 'De CSP noemt geen adres voor meldingen.',
      noPolicy: NO_POLICY,
    },
  },

  'coep-corp': {
    title: 'Isolatie van de pagina',
    why: 'Deze headers geven een pagina een eigen proces en beperken wie de bestanden ervan mag gebruiken. Een gewone site heeft ze niet nodig.',
    fix: 'Alleen nodig voor bijzondere functies, zoals gedeeld geheugen: Cross-Origin-Embedder-Policy en Cross-Origin-Resource-Policy.',
    says: {
      both: 'De pagina gebruikt beide headers.',
      embedder: 'De pagina gebruikt Cross-Origin-Embedder-Policy.',
      resource: 'De pagina gebruikt Cross-Origin-Resource-Policy.',
      neither: 'De pagina gebruikt deze headers niet.',
    },
  },

  'tls-version': {
    title: 'Nieuwste versleuteling (TLS)',
    why: 'TLS versleutelt het verkeer met de site. Versie 1.3 is het snelst en staat geen verouderde versleuteling meer toe.',
    fix: 'Zet op de server TLS 1.3 en 1.2 aan. Kijk in het logboek of kassa’s, apparaten of koppelingen nog een oudere versie gebruiken, en zet die daarna uit.',
    says: {
      newest: 'De verbinding gebruikt TLS 1.3.',
      previous: 'De verbinding gebruikt TLS 1.2. Dat is veilig; 1.3 is nieuwer en sneller.',
      old: 'De verbinding gebruikt een oude TLS-versie.',
      plainHttp: PLAIN,
    },
  },

  'certificate-expiry': {
    title: 'Geldigheidsduur van het certificaat',
    why: 'Na de laatste dag weigeren browsers het certificaat. Certificaten zijn steeds korter geldig, dus vernieuwen moet automatisch gaan.',
    fix: 'Laat het certificaat automatisch vernieuwen en controleer of dat ook gebeurt.',
    says: {
      ample: ({ days, lifetime }) => `Het certificaat is nog ${days} van de ${lifetime} dagen geldig.`,
      soon: ({ days, lifetime }) =>
        `Het certificaat ${days === 0 ? 'verloopt binnen een dag' : `is nog maar ${days} van de ${lifetime} dagen geldig`}.`,
    },
  },

  'certificate-key': {
    title: 'Certificaatsleutel',
    why: 'Hoe langer een sleutel, hoe moeilijker te kraken. Elliptische sleutels zijn sterk en toch kort.',
    fix: 'Vraag bij de volgende vernieuwing een elliptische sleutel (ECDSA P-256), of RSA van minstens 3072 bits.',
    says: {
      elliptic: ({ bits }) => `Het certificaat heeft een elliptische sleutel van ${bits} bits.`,
      strong: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits.`,
      phasingOut: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits; dat wordt uitgefaseerd.`,
      short: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits; dat is te kort.`,
      unusual: 'Pijler kent dit soort sleutel niet.',
    },
  },

  'wordpress-exposure': {
    title: 'WordPress gesloten voor onbekenden',
    why: 'WordPress vertelt iedereen die erom vraagt wie er schrijft, of laat inloggen via een tweede ingang (xmlrpc.php). Wie wachtwoorden raadt, is daarmee geholpen.',
    fix: 'Laat alleen wie is ingelogd bij de gebruikerslijst van de REST API; de editor heeft die nodig. Sluit xmlrpc.php af, tenzij een app die gebruikt. Verwijder readme.html.',
    says: {
      closed: 'WordPress geeft onbekenden geen lijst van gebruikers en geen tweede ingang.',
      open: ({ count }) =>
        count === 1
          ? 'WordPress geeft onbekenden één gegeven waar een aanvaller iets aan heeft.'
          : `WordPress geeft onbekenden ${count} gegevens waar een aanvaller iets aan heeft.`,
      none: 'De pagina linkt niet naar adressen van WordPress.',
    },
  },
  'open-administration': {
    title: 'Geen beheer open voor onbekenden',
    why: 'Wat voor beheerders is en voor iedereen open staat, kan iedereen vinden. Wie daar binnenkomt, kan bij de site en de gegevens.',
    fix: 'Laat de pagina alleen toe vanaf het netwerk van wie ermee werkt of via een VPN, of zet er een wachtwoord voor.',
    byCode: {
      linkedLogin: {
        why: GUESSING,
        fix: 'Laat de pagina alleen toe vanaf het netwerk van wie ermee werkt of via een VPN, of laat er op de server een tweede wachtwoord voor zetten.',
      },
      loginPublic: {
        why: GUESSING,
        fix: 'Laat de pagina alleen toe vanaf het netwerk van wie ermee werkt of via een VPN, of laat er op de server een tweede wachtwoord voor zetten.',
      },
      installerOpen: {
        why: 'Wie een open installatieprogramma vindt, kan de site zelf inrichten en overnemen.',
        fix: 'Werkt de site al, haal het installatieprogramma dan van de server en voer het niet uit: dat kan de site overschrijven. Zo niet, rond de installatie vandaag af of laat uw webbouwer dat doen. Laat de pagina tot dan alleen toe vanaf het netwerk van wie eraan werkt, of zet er een wachtwoord voor.',
      },
      statedCredentials: {
        fix: 'Wijzig het wachtwoord, haal het van de pagina en ga na wie er heeft ingelogd.',
      },
      debugPage: {
        why: 'Een technische foutpagina kan wachtwoorden en sleutels laten zien.',
        fix: 'Zet de ontwikkelstand uit op de server die bezoekers zien, zoals de maker van het systeem beschrijft. Vervang daarna wachtwoorden en sleutels die zo te zien waren.',
      },
      secretFiles: {
        why: 'Iedereen kan deze bestanden ophalen. Staan er gegevens van mensen in, dan is dat een datalek.',
        fix: 'Sluit de bestanden af op de server, of verplaats wat geen programma gebruikt naar een plek buiten de site. Vervang daarna wachtwoorden en sleutels die erin staan.',
      },
      listing: {
        why: 'Iedereen ziet zo welke bestanden er zijn, ook die waar niets naar linkt.',
        fix: 'Laat uw hostingpartij de lijst uitzetten. De bestanden zelf blijven op te halen: sluit af wat niemand hoort te zien.',
      },
      openWithoutPassword: {
        why: 'Wie dit scherm tegenkomt, kan alles lezen, wijzigen en wissen waar het bij kan.',
        fix: 'Laat de pagina alleen toe vanaf het netwerk van wie ermee werkt of via een VPN, of zet er een wachtwoord voor. Laat daarna nagaan of er iemand in is geweest.',
      },
      linkedOpen: {
        why: 'Wie dit scherm tegenkomt, kan alles lezen, wijzigen en wissen waar het bij kan.',
        fix: 'Laat de pagina alleen toe vanaf het netwerk van wie ermee werkt of via een VPN, of zet er een wachtwoord voor. Laat daarna nagaan of er iemand in is geweest.',
      },
    },
    says: {
      none: 'De pagina opent geen beheer voor onbekenden.',
      notPublic: 'Dit adres is niet openbaar.',
      openWithoutPassword: ({ name }) => `${name} is zonder wachtwoord te bedienen.`,
      installerOpen: ({ name }) => `Het installatieprogramma van ${name} staat open.`,
      statedCredentials: 'De pagina noemt zelf met welk wachtwoord u hier inlogt.',
      loginPublic: ({ name }) => `Iedereen kan proberen in te loggen op ${name}.`,
      debugPage: ({ name }) => `De pagina toont onbekenden technische gegevens (${name}).`,
      secretFiles: ({ name }) => `De map toont een bestand dat geheim hoort te zijn: ${name}.`,
      listing: ({ name }) => `De server toont een lijst van alles in de map ${name}.`,
      linkedOpen: ({ name }) => `Via een link op deze pagina is ${name} zonder wachtwoord te bedienen.`,
      linkedLogin: ({ name }) => `Via een link op deze pagina kan iedereen proberen in te loggen op ${name}.`,
      linkedFiles: ({ name }) => `Een link op deze pagina toont onbekenden wat alleen voor beheerders is (${name}).`,
    },
  },

  'before-consent': {
    title: 'Geen volgdiensten vóór toestemming',
    why: 'Diensten die bezoekers volgen, mogen pas iets op hun computer bewaren of lezen als daar toestemming voor is (Telecommunicatiewet, artikel 11.7a). De Autoriteit Persoonsgegevens ziet daarop toe.',
    fix: 'Laat deze diensten pas laden nadat een bezoeker toestemming gaf, met de functie daarvoor van uw toestemmingsbanner. Een dienst die u niet gebruikt, kan weg.',
    says: {
      cookies:
        'Het eerste antwoord van de server zet al cookies waarmee bezoekers gevolgd worden. Geen banner houdt die tegen.',
      follows:
        'De pagina roept diensten aan die bezoekers volgen, en een bekende toestemmingsbanner is er niet in gevonden. Of ze op toestemming wachten, is zo niet te zien.',
      held: ({ name }) =>
        `De pagina roept diensten aan die toestemming kunnen vragen. ${name} kan ze tegenhouden; of dat gebeurt, is zo niet te zien.`,
      unclear:
        'De pagina laadt statistiek of een dienst die andere diensten laadt. Of die toestemming nodig hebben, hangt van hun instellingen af.',
      none: 'In wat een eerste bezoeker krijgt, zijn geen bekende diensten gevonden waarvoor toestemming nodig is.',
    },
  },
} satisfies Words<typeof pillar>;
