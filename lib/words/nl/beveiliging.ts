import type { beveiliging as pillar } from '../../checks/beveiliging/index.ts';
import type { Words } from '../shape.ts';

const PLAIN = 'Deze pagina is over http geopend; daar speelt dit niet.';
const LOOPBACK = 'Dit adres ligt op dit apparaat zelf; daar speelt dit niet.';
const NO_POLICY = 'Er is geen CSP; dat telt bij “Content Security Policy”.';
const WEAK_SCRIPTS = 'De CSP laat scripts te ruim toe; dat telt bij “Scripts in de CSP”.';
const NO_COOKIES = 'De pagina zet bij een eerste bezoek geen cookies.';

export const beveiliging = {
  'https-available': {
    title: 'Bereikbaar over https',
    why: 'Zonder https kan iedereen op de route meelezen en de pagina veranderen. Browsers noemen zo’n site niet veilig.',
    fix: 'Zet https aan voor de hele site. Een certificaat is gratis, bijvoorbeeld via Let’s Encrypt; de meeste hostingpakketten regelen dat zelf.',
    fixes: {
      plesk: 'Kies bij het domein “SSL/TLS-certificaten” en vraag het gratis certificaat van Let’s Encrypt aan.',
      directadmin: 'Kies “SSL Certificates” en daarna “Get automatic certificate from ACME Provider”.',
    },
    says: {
      available: 'De site is over https bereikbaar.',
      certificateRefused: 'De site antwoordt over https; alleen het certificaat wordt geweigerd, en dat telt apart.',
      refused: 'De server neemt geen https-verbindingen aan.',
      noTls: 'Op de https-poort antwoordt iets waarmee de browser geen versleutelde verbinding kan maken.',
      sendsToHttp: 'De site stuurt bezoekers van https terug naar http.',
      loopback: LOOPBACK,
    },
  },

  'tls-certificate': {
    title: 'Certificaat',
    why: 'Met een geldig certificaat weet de browser dat hij met de echte site praat. Klopt het niet, dan krijgen bezoekers een waarschuwing over de hele pagina.',
    fix: 'Vernieuw het certificaat en neem er alle namen van de site in op, met en zonder www. Laat het daarna vanzelf vernieuwen.',
    says: {
      accepted:
        'De browser aanvaardt het certificaat. Een uitzondering die u zelf in deze browser maakte, is hier niet te zien.',
      refused: 'De browser weigert het certificaat van deze site.',
      noHttps: 'Er is geen https; dat telt bij “Bereikbaar over https”.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect': {
    title: 'Omleiding van http naar https',
    why: 'Wie het adres intikt of een oude link volgt, komt soms nog over http binnen. Een omleiding brengt die bezoeker meteen naar de versleutelde versie.',
    fix: 'Laat de server elk http-adres met code 301 omleiden naar hetzelfde adres over https.',
    fixes: {
      nginx: 'Maak een server-blok op poort 80 met daarin: return 301 https://$host$request_uri;',
      apache:
        'Zet in .htaccess: RewriteEngine On, RewriteCond %{HTTPS} off en RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]',
      cloudflare: 'Zet bij SSL/TLS, Edge Certificates de schakelaar “Always Use HTTPS” aan.',
      plesk: 'Zet bij Hostinginstellingen het vinkje “Permanente SEO-veilige 301-redirect van HTTP naar HTTPS” aan.',
    },
    says: {
      redirects: 'Wie over http komt, wordt naar https geleid.',
      portClosed: 'De server neemt geen http aan, alleen https.',
      byBrowser:
        'Deze browser kent de HSTS van de site en vraagt http niet meer. Een allereerste bezoek is daarom niet gezien.',
      lingers: 'De omleiding gaat via meer dan één http-adres en is niet blijvend bedoeld.',
      byMarkup:
        'Alleen de pagina zelf stuurt door, met een meta-tag of script. De eerste pagina is dan al onversleuteld verstuurd.',
      stays: 'Over http blijft een bezoeker op de onversleutelde versie.',
      behindHsts:
        'Wie hier voor het eerst komt, en over http, komt niet meteen op https. Wie er al was, komt er door HSTS wel. Niet elke browser toont dit; het telt daarom niet mee.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect-same-host': {
    title: 'Omleiding eerst op dezelfde host',
    why: 'HSTS geldt per host. Springt de omleiding meteen naar een andere host, dan leert de browser nooit dat ook de eerste host https wil.',
    fix: 'Leid http eerst om naar https op dezelfde host, en pas daarna naar de host met of zonder www.',
    says: {
      same: 'De omleiding gaat eerst naar https op dezelfde host.',
      other: 'De omleiding gaat eerst naar een andere host.',
      behindHsts:
        'De host van deze pagina stuurt zelf HSTS; dan maakt het niet uit langs welke host de omleiding gaat.',
      byBrowser: 'Deze browser vraagt http niet meer; de omleiding zelf is niet gezien.',
      noHttp: 'De server neemt geen http aan; dan is er niets om te leiden.',
      noRedirect: 'Er is geen omleiding naar https; dat telt bij “Omleiding van http naar https”.',
      loopback: LOOPBACK,
    },
  },

  hsts: {
    title: 'HSTS',
    why: 'Met HSTS gebruikt een browser na het eerste bezoek alleen nog https. Wie op een openbaar netwerk meeleest, kan bezoekers dan niet meer naar de onbeveiligde versie leiden.',
    fix: 'Laat de server bij elk https-antwoord de regel “Strict-Transport-Security: max-age=31536000; includeSubDomains” meesturen. Controleer eerst of alle subdomeinen https spreken.',
    fixes: {
      nginx:
        'Zet in het server-blok: add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache:
        'Zet in de VirtualHost of .htaccess: Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      cloudflare:
        'Zet bij SSL/TLS, Edge Certificates “HTTP Strict Transport Security” aan, met minstens twaalf maanden.',
    },
    says: {
      strong: ({ days }) => `HSTS staat aan voor ${days} dagen.`,
      short: ({ days }) => `HSTS staat aan, maar voor ${days} dagen; een jaar is de norm.`,
      tooShort: ({ days }) =>
        `HSTS geldt maar ${days} ${days === 1 ? 'dag' : 'dagen'}. Dat is te kort om te beschermen.`,
      removed: 'De server zet HSTS uit, met max-age=0.',
      malformed: 'De HSTS-regel bevat een fout, waardoor browsers hem negeren.',
      absent: 'De server stuurt geen HSTS mee.',
      plainHttp: 'Deze pagina is over http geopend; daar geldt HSTS niet.',
      loopback: LOOPBACK,
    },
  },

  'hsts-subdomains': {
    title: 'HSTS voor subdomeinen',
    why: 'Zonder includeSubDomains kan iemand een verzonnen subdomein over http aanbieden en daar cookies van uw site opvangen. Met die toevoeging weigert de browser dat.',
    fix: 'Voeg includeSubDomains toe aan de HSTS-regel, nadat u hebt gezien dat elk subdomein https spreekt.',
    says: {
      included: 'HSTS geldt ook voor de subdomeinen van deze host.',
      left: 'HSTS geldt niet voor de subdomeinen van deze host.',
      noHsts: 'HSTS is niet in orde; dat telt bij “HSTS”.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
    },
  },

  'hsts-all-entry-hosts': {
    title: 'HSTS met en zonder www',
    why: 'Bezoekers tikken het adres met of zonder www in, en elke host moet zelf HSTS sturen. Doet er één dat niet, dan blijft dat eerste bezoek onbeschermd.',
    fix: 'Stuur de HSTS-regel mee met elk https-antwoord van beide hosts, ook met de omleiding.',
    says: {
      both: 'Met en zonder www stuurt de server HSTS mee.',
      one: 'Maar één van de twee hosts, met en zonder www, stuurt HSTS mee.',
      none: 'Geen van beide hosts, met en zonder www, stuurt HSTS mee.',
      oneHost: 'Er is maar één host, dus speelt dit niet.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
    },
  },

  'mixed-content-active': {
    title: 'Onversleutelde scripts en kaders',
    why: 'Een script of kader over http kan onderweg worden veranderd en dan de hele pagina overnemen. Browsers blokkeren het daarom, zodat er iets op de pagina ontbreekt.',
    fix: 'Verander de genoemde adressen in https. Is de andere site niet over https bereikbaar, haal het onderdeel dan weg.',
    fixes: {
      wordpress: 'Zet bij Instellingen, Algemeen beide adressen op https en vervang oude http-adressen in de inhoud.',
    },
    says: {
      none: 'Alle scripts, stijlen en kaders worden over https gevraagd.',
      upgraded: ({ count }) =>
        `${count} ${count === 1 ? 'adres staat' : 'adressen staan'} nog op http; de CSP maakt er https van.`,
      present: ({ count }) =>
        `${count} ${count === 1 ? 'script, stijl of kader wordt' : 'scripts, stijlen of kaders worden'} over http gevraagd.`,
      perhapsUpgraded: ({ count }) =>
        `${count} ${count === 1 ? 'script, stijl of kader wordt' : 'scripts, stijlen of kaders worden'} over http gevraagd; of de CSP daar https van maakt, was niet te zien.`,
      plainHttp: PLAIN,
    },
  },

  'mixed-content-passive': {
    title: 'Onversleutelde afbeeldingen en media',
    why: 'Wie meeleest ziet welke afbeeldingen iemand bekijkt en kan ze vervangen. Browsers vragen ze tegenwoordig over https, en tonen niets als dat niet lukt.',
    fix: 'Verander de genoemde adressen in https.',
    says: {
      none: 'Alle afbeeldingen, media en lettertypen worden over https gevraagd.',
      present: ({ count }) =>
        `${count} ${count === 1 ? 'afbeelding, mediabestand of lettertype staat' : 'afbeeldingen, mediabestanden of lettertypen staan'} nog op http.`,
      plainHttp: PLAIN,
    },
  },

  'insecure-forms': {
    title: 'Formulieren en wachtwoorden',
    why: 'Wat iemand over http verstuurt, is onderweg te lezen. Bij een wachtwoord of persoonsgegevens is dat een datalek.',
    fix: 'Laat elk formulier naar een https-adres sturen, en vraag wachtwoorden alleen op pagina’s over https.',
    says: {
      secure: 'Formulieren sturen hun gegevens over https.',
      getToHttp: 'Een formulier, bijvoorbeeld om te zoeken, stuurt naar een http-adres.',
      postToHttp: 'Een formulier stuurt ingevulde gegevens naar een http-adres.',
      passwordSent: 'Een formulier verstuurt een wachtwoord zonder https.',
      passwordOnHttp: 'Deze pagina vraagt een wachtwoord zonder https.',
      none: 'De pagina heeft geen formulier.',
    },
  },

  'csp-present': {
    title: 'Content Security Policy',
    why: 'Een CSP vertelt de browser welke scripts mogen draaien. Lukt het iemand om code in de pagina te krijgen, dan houdt de CSP die tegen.',
    fix: 'Stuur een Content-Security-Policy mee met minstens script-src of default-src. Begin met de variant Report-Only, zodat u ziet wat er zou breken.',
    says: {
      enforced: 'Er geldt een CSP die over scripts gaat.',
      reportOnly: 'Er is alleen een CSP die meldt en niets tegenhoudt.',
      partial: 'Er geldt een CSP, maar die zegt niets over scripts.',
      absent: 'Er is geen CSP.',
    },
  },

  'csp-script-policy': {
    title: 'Scripts in de CSP',
    why: 'Een CSP beschermt pas als ingevoegde scripts er niet langs komen. Eén te ruim woord maakt de hele regel krachteloos.',
    fix: "Geef elk eigen script een nonce die bij elk antwoord anders is, of een hash, en zet 'strict-dynamic' erbij. Haal 'unsafe-inline', data:, * en https: uit script-src.",
    says: {
      nonceOrHash: 'Code in de pagina mag alleen draaien met een nonce of hash.',
      ownHosts: 'Alleen scripts van de eigen site mogen draaien, en geen code in de pagina zelf.',
      thirdParty: 'Ook scripts van andere sites mogen draaien.',
      unsafeHashes: 'Code in attributen mag draaien als haar hash bekend is.',
      blob: 'Ook scripts uit blob-adressen mogen draaien.',
      absent: 'Er is geen CSP die over scripts gaat.',
      inline: "Door 'unsafe-inline' mag elke ingevoegde code draaien.",
      shortNonce: 'De nonce is korter dan acht tekens en dus te raden.',
      staticNonce: 'De nonce is bij een tweede antwoord dezelfde. Wie de pagina heeft gezien, kent hem.',
      data: 'Scripts uit data-adressen mogen draaien.',
      wildcard: 'Scripts van elke site mogen draaien.',
      scheme: 'Scripts van elke site met dit protocol mogen draaien.',
      bypass: 'Een toegelaten host staat bekend om bestanden waarmee een CSP te omzeilen is.',
    },
  },

  'csp-base-uri-object': {
    title: 'Basisadres en plug-ins in de CSP',
    why: 'Wie een base-element kan invoegen, laat scripts met een nonce van zijn eigen server laden. Ook een ingevoegd object kan code meebrengen.',
    fix: "Voeg aan de CSP toe: base-uri 'none'; object-src 'none'.",
    says: {
      closed: 'Basisadres en plug-ins zijn afgesloten.',
      baseOpen: 'Het basisadres (base-uri) is niet afgesloten.',
      objectOpen: 'Plug-ins (object-src) zijn niet afgesloten.',
      baseOpenWithNonces: 'De CSP werkt met nonces, maar sluit het basisadres (base-uri) niet af.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-eval': {
    title: 'Tekst als code in de CSP',
    why: "Met 'unsafe-eval' kan een script tekst uitvoeren als code. Dat maakt van een fout in een bibliotheek sneller een lek.",
    fix: "Haal 'unsafe-eval' uit de CSP. Heeft een onderdeel WebAssembly nodig, gebruik dan 'wasm-unsafe-eval'.",
    says: {
      refused: 'Tekst mag niet als code worden uitgevoerd.',
      besideNonce: 'Tekst mag als code worden uitgevoerd, al beperken nonces of hashes wie dat kan.',
      allowed: 'Tekst mag als code worden uitgevoerd.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-form-action': {
    title: 'Doel van formulieren in de CSP',
    why: 'Een ingevoegd formulier kan gegevens naar een ander sturen. Met form-action blijft verzenden beperkt tot uw eigen adressen.',
    fix: "Voeg aan de CSP toe: form-action 'self', en de diensten waarheen uw formulieren sturen.",
    says: {
      closed: 'De CSP beperkt waarheen formulieren mogen sturen.',
      unset: 'De CSP zegt niet waarheen formulieren mogen sturen.',
      open: 'De CSP laat formulieren naar elk adres sturen.',
      noPolicy: NO_POLICY,
    },
  },

  'csp-syntax': {
    title: 'Schrijfwijze van de CSP',
    why: 'Browsers slaan over wat zij niet begrijpen, zonder iets te melden. Een tikfout laat dan een bescherming weg die u dacht te hebben.',
    fix: 'Verbeter de genoemde woorden. Sleutelwoorden staan tussen enkele aanhalingstekens, en na elk onderdeel komt een puntkomma.',
    says: {
      clean: 'De CSP is goed geschreven.',
      onlyMeta: 'De CSP staat alleen in de pagina zelf en geldt daardoor pas vanaf die plek.',
      ignoredInMeta: 'In een meta-element tellen deze onderdelen niet; stuur ze als regel van de server.',
      deprecated: 'De CSP bevat onderdelen die browsers niet meer kennen.',
      repeated: 'Een onderdeel staat er twee keer in; browsers lezen alleen het eerste.',
      unknown: 'De CSP bevat woorden die browsers niet kennen.',
      httpSource: 'De CSP laat onversleutelde bronnen toe.',
      dynamicAlone: "'strict-dynamic' staat er zonder nonce of hash, zodat geen enkel script nog mag draaien.",
      missingSemicolon: 'Er ontbreekt een puntkomma, waardoor een onderdeel als bron wordt gelezen.',
      unquoted: 'Een sleutelwoord staat er zonder aanhalingstekens; browsers lezen dat als naam van een host.',
      noPolicy: NO_POLICY,
    },
  },

  clickjacking: {
    title: 'Bescherming tegen insluiten',
    why: 'Een andere site kan uw pagina onzichtbaar over zijn eigen knoppen leggen. Bezoekers klikken dan bij u op iets zonder dat zij het weten.',
    fix: "Stuur een CSP mee met frame-ancestors 'self', of X-Frame-Options: SAMEORIGIN.",
    fixes: {
      nginx: 'Zet in het server-blok: add_header Content-Security-Policy "frame-ancestors \'self\'" always;',
      apache: 'Zet in de VirtualHost of .htaccess: Header always set X-Frame-Options "SAMEORIGIN"',
    },
    says: {
      closed: 'Andere sites kunnen deze pagina niet insluiten, of alleen de genoemde.',
      contradiction: 'De CSP en X-Frame-Options spreken elkaar tegen; browsers volgen de CSP.',
      several: 'X-Frame-Options heeft verschillende waarden. Browsers weigeren dan elk insluiten.',
      allowFrom: 'X-Frame-Options: ALLOW-FROM doet in geen enkele browser meer iets.',
      open: 'De CSP laat elke site deze pagina insluiten.',
      invalid: 'X-Frame-Options heeft een waarde die browsers niet kennen.',
      onlyMeta: 'De bescherming staat alleen in de pagina zelf; daar telt zij niet.',
      absent: 'Elke site kan deze pagina insluiten.',
    },
  },

  'content-type-options': {
    title: 'Bestandstype niet laten raden',
    why: 'Zonder nosniff raadt een browser soms wat voor bestand hij krijgt. Een geüpload bestand kan dan als script draaien.',
    fix: 'Stuur met elk antwoord de regel “X-Content-Type-Options: nosniff” mee.',
    fixes: {
      nginx: 'Zet in het server-blok: add_header X-Content-Type-Options "nosniff" always;',
      apache: 'Zet in de VirtualHost of .htaccess: Header always set X-Content-Type-Options "nosniff"',
    },
    says: {
      nosniff: 'Browsers raden het bestandstype niet.',
      other: 'De regel X-Content-Type-Options heeft een waarde die niets doet.',
      absent: 'De regel X-Content-Type-Options ontbreekt.',
    },
  },

  'referrer-policy': {
    title: 'Verwijzer',
    why: 'Een browser vertelt een andere site waar de bezoeker vandaan komt. Staat in dat adres iets persoonlijks, dan lekt het mee.',
    fix: 'Stuur de regel “Referrer-Policy: strict-origin-when-cross-origin” mee, of strenger.',
    says: {
      strict: ({ policy }) => `Andere sites krijgen geen volledig adres: ${policy}.`,
      absent: 'Er is geen keuze gemaakt; browsers sturen dan alleen de host mee.',
      leaky: ({ policy }) => `Het ingestelde beleid geeft te veel mee: ${policy}.`,
      unknown: 'Het ingestelde beleid bestaat niet, zodat de browser zelf kiest.',
    },
  },

  'permissions-policy': {
    title: 'Camera, microfoon en locatie',
    why: 'Met deze regel bepaalt u welke onderdelen van de pagina camera, microfoon of locatie mogen vragen. Ingesloten inhoud kan dat dan niet ongemerkt doen.',
    fix: 'Stuur mee wat de site niet nodig heeft, bijvoorbeeld: Permissions-Policy: camera=(), microphone=(), geolocation=().',
    says: {
      limited: 'Krachtige functies van de browser zijn beperkt.',
      open: 'De regel staat er, maar beperkt geen krachtige functie.',
      oldSyntax: 'De regel is geschreven zoals de oude Feature-Policy; browsers lezen dat niet meer.',
      unreadable: 'De regel bevat een fout, waardoor browsers hem helemaal negeren.',
      absent: 'Krachtige functies van de browser zijn niet beperkt.',
    },
  },

  'cross-origin-opener': {
    title: 'Scheiding van andere vensters',
    why: 'Een site die uw pagina in een nieuw venster opent, kan die pagina daarna sturen of bespieden. Met deze regel krijgt uw pagina een venster voor zichzelf.',
    fix: 'Stuur de regel “Cross-Origin-Opener-Policy: same-origin” mee. Werkt u met inlogvensters van anderen, neem dan same-origin-allow-popups.',
    says: {
      separated: 'De pagina is gescheiden van vensters van andere sites.',
      open: 'De regel staat er, maar scheidt niets.',
      absent: 'De pagina is niet gescheiden van vensters van andere sites.',
      invalid: 'De regel heeft een waarde die browsers negeren.',
    },
  },

  'cookie-secure': {
    title: 'Cookies alleen over https',
    why: 'Een cookie zonder Secure gaat ook over http mee en is dan te lezen. Is het de cookie van een aanmelding, dan kan een ander die overnemen.',
    fix: 'Geef elke cookie het kenmerk Secure.',
    fixes: {
      wordpress:
        "Zet in wp-config.php: define('FORCE_SSL_ADMIN', true); en laat WordPress op https draaien. Voor PHPSESSID hoort in php.ini: session.cookie_secure = 1.",
    },
    says: {
      all: 'Alle cookies gaan alleen over https.',
      other: 'Een cookie gaat ook over http mee.',
      perhapsSession: 'Een cookie die een sessie lijkt te openen gaat ook over http mee.',
      session: 'Een cookie die een sessie opent gaat ook over http mee.',
      none: NO_COOKIES,
    },
  },

  'cookie-httponly': {
    title: 'Sessiecookies afgeschermd van scripts',
    why: 'Een script dat in de pagina is gekomen, kan cookies zonder HttpOnly lezen. Met een sessiecookie doet iemand zich daarna voor als de bezoeker.',
    fix: 'Geef cookies die een sessie openen het kenmerk HttpOnly.',
    says: {
      all: 'Scripts kunnen de sessiecookies niet lezen.',
      doubtful: 'Scripts kunnen een cookie lezen die naar zijn naam een sessie opent.',
      clear: 'Scripts kunnen een sessiecookie lezen.',
      none: 'De pagina zet bij een eerste bezoek geen sessiecookie.',
    },
  },

  'cookie-samesite': {
    title: 'Cookies bij verzoeken van andere sites',
    why: 'SameSite bepaalt of een cookie meegaat als een andere site iets bij u opvraagt. Zo kan een vreemde pagina niets doen uit naam van uw bezoeker.',
    fix: 'Geef elke cookie SameSite=Lax of Strict. Heeft een cookie None nodig, dan ook Secure.',
    says: {
      all: 'Elke cookie zegt wat er bij verzoeken van andere sites gebeurt.',
      absent: 'Een cookie heeft geen SameSite; browsers verschillen in wat zij dan doen.',
      invalid: 'Een cookie heeft een SameSite die browsers niet kennen.',
      noneWithoutSecure: 'Een cookie heeft SameSite=None zonder Secure; browsers gooien die weg.',
      none: NO_COOKIES,
    },
  },

  'cookie-prefix': {
    title: 'Cookies met een voorvoegsel',
    why: 'De voorvoegsels __Host- en __Secure- beloven extra strenge regels. Houdt een cookie zich daar niet aan, dan gooit de browser hem weg.',
    fix: 'Geef een __Host--cookie Secure en Path=/, zonder Domain. Een __Secure--cookie heeft Secure nodig.',
    says: {
      kept: 'De cookies met een voorvoegsel houden zich aan de regels.',
      broken: 'Een cookie breekt de regels van zijn voorvoegsel en wordt weggegooid.',
      none: 'Geen cookie gebruikt een voorvoegsel.',
    },
  },

  'sri-third-party': {
    title: 'Scripts en stijlen van anderen vastgezet',
    why: 'Een script van een andere partij draait met alle rechten van uw pagina. Met integrity weigert de browser het zodra het stilletjes verandert.',
    fix: 'Zet bestanden van anderen op uw eigen server, of voeg integrity en crossorigin toe. Een beheerder van tags kan niet worden vastgezet; houd die lijst kort.',
    says: {
      none: 'De pagina laadt geen scripts of stijlen van andere partijen.',
      pinned: 'Alle scripts en stijlen van andere partijen zijn vastgezet.',
      loaders: ({ count }) =>
        `${count} ${count === 1 ? 'bestand van een andere partij verandert vanzelf en kan' : 'bestanden van andere partijen veranderen vanzelf en kunnen'} niet worden vastgezet.`,
      unpinned: ({ count }) =>
        `${count} ${count === 1 ? 'bestand van een andere partij is' : 'bestanden van andere partijen zijn'} niet vastgezet.`,
      invalid: 'Een integrity beschermt niets: de waarde is geen controlegetal, of crossorigin ontbreekt.',
    },
  },

  'security-txt': {
    title: 'security.txt',
    why: 'Wie een lek vindt, kijkt in security.txt waar hij dat kwijt kan. Zonder dat bestand bereikt de melding u vaak niet.',
    fix: 'Zet op /.well-known/security.txt een tekstbestand met minstens Contact en Expires, de laatste hooguit een jaar vooruit.',
    says: {
      valid: 'Er is een geldig security.txt.',
      oldPath: 'security.txt staat op het oude adres; het hoort onder /.well-known/.',
      expiresSoon: ({ days }) => `security.txt verloopt over ${days} ${days === 1 ? 'dag' : 'dagen'}.`,
      expiresLate: ({ days }) => `security.txt geldt nog ${days} dagen; hooguit een jaar is de norm.`,
      elsewhere: 'security.txt noemt bij Canonical een ander adres dan waar het staat.',
      expired: ({ days }) => `security.txt is ${days} ${days === 1 ? 'dag' : 'dagen'} geleden verlopen.`,
      wrongType: 'security.txt wordt niet als tekst in UTF-8 verstuurd.',
      encoding: 'security.txt bevat tekens die geen UTF-8 zijn.',
      line: 'security.txt bevat een regel die geen veld en geen commentaar is.',
      signature: 'De ondertekening van security.txt is niet goed opgebouwd.',
      contactMissing: 'In security.txt ontbreekt Contact.',
      expiresMissing: 'In security.txt ontbreekt Expires.',
      expiresRepeated: 'Expires staat meer dan eens in security.txt.',
      expiresUnreadable: 'De datum bij Expires in security.txt is niet geldig.',
      languagesRepeated: 'Preferred-Languages staat meer dan eens in security.txt.',
      address: 'Een adres in security.txt begint niet met https, mailto of tel.',
      missing: 'Er is geen security.txt.',
    },
  },

  'version-disclosure': {
    title: 'Versienummers in antwoorden',
    why: 'Een precies versienummer vertelt een aanvaller welke bekende lekken hij kan proberen. Voor bezoekers heeft het geen nut.',
    fix: 'Laat de server zijn versie weglaten uit Server, X-Powered-By en X-Generator.',
    fixes: {
      nginx: 'Zet in het http-blok: server_tokens off;',
      apache: 'Zet in de hoofdinstelling: ServerTokens Prod en ServerSignature Off',
      iis: 'Zet removeServerHeader aan en haal X-Powered-By weg bij HTTP-antwoordheaders.',
    },
    says: {
      none: 'De antwoorden noemen geen versienummers.',
      major: 'De antwoorden noemen software met haar hoofdversie.',
      exact: 'De antwoorden noemen de precieze versie van software.',
    },
  },

  'obsolete-headers': {
    title: 'Verouderde regels van de server',
    why: 'Deze regels doen niets meer of kunnen zelf kwaad. Ze wekken de indruk van een bescherming die er niet is.',
    fix: 'Haal de genoemde regels uit de instellingen van de server.',
    says: {
      absent: 'De server stuurt geen verouderde regels mee.',
      present: 'De server stuurt verouderde regels mee.',
    },
  },

  'headers-on-error-pages': {
    title: 'Bescherming op foutpagina’s',
    why: 'Ook een foutpagina draait op uw adres en kan worden misbruikt. Servers laten beschermende regels daar vaak weg.',
    fix: 'Stuur de beschermende regels mee met elk antwoord, ook met een foutpagina.',
    fixes: {
      nginx: 'Zet “always” achter elke add_header.',
      apache: 'Schrijf “Header always set” in plaats van “Header set”.',
    },
    says: {
      same: 'Foutpagina’s krijgen dezelfde bescherming als de pagina.',
      some: 'Op foutpagina’s ontbreekt een deel van de bescherming.',
      none: 'Op foutpagina’s ontbreekt alle bescherming die de pagina wel heeft.',
      noHeaders: 'De pagina zelf heeft deze regels niet; die tellen elders.',
      noError: 'Een verzonnen adres gaf geen foutpagina; dat telt bij SEO.',
    },
  },

  'session-cache': {
    title: 'Antwoorden met een sessiecookie',
    why: 'Bewaart een tussenliggende server een antwoord met een sessiecookie, dan kan een ander diezelfde sessie krijgen. Cache-Control voorkomt dat.',
    fix: 'Stuur bij antwoorden die een sessiecookie zetten “Cache-Control: no-store” of “private” mee.',
    says: {
      private: 'Het antwoord met de sessiecookie mag niet voor anderen worden bewaard.',
      unsaid: 'Bij het antwoord met de sessiecookie staat niet of het bewaard mag worden.',
      perhapsShared: 'Een antwoord dat een sessie lijkt te openen mag voor anderen worden bewaard.',
      shared: 'Het antwoord met de sessiecookie mag voor anderen worden bewaard.',
      none: 'De pagina zet bij een eerste bezoek geen sessiecookie.',
    },
  },

  'iframe-sandbox': {
    title: 'Kaders van andere partijen',
    why: 'Een kader van een ander kan vensters openen of bezoekers wegsturen. Met sandbox mag het alleen wat u toestaat.',
    fix: 'Geef kaders van anderen het kenmerk sandbox, met alleen de rechten die zij nodig hebben.',
    says: {
      all: 'Alle kaders van andere partijen zijn ingeperkt.',
      some: ({ count }) =>
        `${count} ${count === 1 ? 'kader van een andere partij is' : 'kaders van andere partijen zijn'} niet ingeperkt.`,
      none: 'De pagina heeft geen kaders van andere partijen.',
    },
  },

  'trusted-types': {
    title: 'Trusted Types',
    why: 'Met Trusted Types weigert de browser tekst die ongecontroleerd als opmaak in de pagina gaat. Dat haalt een hele soort fouten weg.',
    fix: "Voeg aan de CSP toe: require-trusted-types-for 'script'. Begin in de variant Report-Only.",
    says: {
      required: 'De pagina dwingt Trusted Types af.',
      absent: 'De pagina dwingt geen Trusted Types af.',
    },
  },

  'csp-reporting': {
    title: 'Meldingen van de CSP',
    why: 'Met meldingen ziet u wat een CSP tegenhoudt. Zo merkt u een aanval, en ook een regel die te streng is.',
    fix: 'Voeg aan de CSP report-to toe, en voor oudere browsers report-uri.',
    says: {
      reported: 'De CSP noemt waar meldingen heen gaan.',
      unreported: 'De CSP noemt geen adres voor meldingen.',
      noPolicy: NO_POLICY,
    },
  },

  'coep-corp': {
    title: 'Afzondering van de pagina',
    why: 'Deze regels houden een pagina in een eigen proces en beperken wie haar bestanden mag gebruiken. Voor een gewone site zijn ze niet nodig.',
    fix: 'Alleen nodig voor bijzondere functies, zoals gedeeld geheugen: Cross-Origin-Embedder-Policy en Cross-Origin-Resource-Policy.',
    says: {
      both: 'De pagina gebruikt beide regels.',
      embedder: 'De pagina gebruikt Cross-Origin-Embedder-Policy.',
      resource: 'De pagina gebruikt Cross-Origin-Resource-Policy.',
      neither: 'De pagina gebruikt deze regels niet.',
    },
  },

  'tls-version': {
    title: 'Versie van TLS',
    why: 'TLS versleutelt het verkeer met de site. Versie 1.3 is het snelst en laat verouderde versleuteling niet meer toe.',
    fix: 'Zet op de server TLS 1.3 en 1.2 aan en oudere versies uit.',
    says: {
      newest: 'De verbinding gebruikt TLS 1.3.',
      previous: 'De verbinding gebruikt TLS 1.2. Dat is veilig; 1.3 is nieuwer en sneller.',
      old: 'De verbinding gebruikt een oude versie van TLS.',
      plainHttp: PLAIN,
    },
  },

  'certificate-expiry': {
    title: 'Looptijd van het certificaat',
    why: 'Na de laatste dag weigeren browsers het certificaat. Certificaten worden steeds korter geldig, dus vernieuwen moet vanzelf gaan.',
    fix: 'Laat het certificaat automatisch vernieuwen en controleer of dat ook gebeurt.',
    says: {
      ample: ({ days, lifetime }) =>
        `Het certificaat is nog ${days} ${days === 1 ? 'dag' : 'dagen'} geldig, van in totaal ${lifetime}.`,
      soon: ({ days, lifetime }) =>
        `Het certificaat verloopt over ${days} ${days === 1 ? 'dag' : 'dagen'}, van in totaal ${lifetime}.`,
    },
  },

  'certificate-key': {
    title: 'Sleutel van het certificaat',
    why: 'Hoe langer de sleutel, hoe moeilijker hij te kraken is. Elliptische sleutels zijn sterk en toch kort.',
    fix: 'Vraag bij de volgende vernieuwing een elliptische sleutel (ECDSA P-256), of RSA van ten minste 3072 bits.',
    says: {
      elliptic: ({ bits }) => `Het certificaat heeft een elliptische sleutel van ${bits} bits.`,
      strong: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits.`,
      phasingOut: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits; dat wordt uitgefaseerd.`,
      short: ({ bits }) => `Het certificaat heeft een RSA-sleutel van ${bits} bits; dat is te kort.`,
      unusual: 'Het soort sleutel is hier niet bekend.',
    },
  },
} satisfies Words<typeof pillar>;
