import type { CodeLocation, Warning } from '../../repairs/shape.ts';

const places = {
  nginxServer:
    'Zoek eerst met “sudo nginx -T” of deze regels er al staan, ook in http. Zet wat ontbreekt in het server-blok van de site. Staat een regel daar al, wijzig dan die en vul een lijst aan: twee keer dezelfde weigert nginx, en een lijst in het server-blok vervangt die van http.',
  nginxHeaders:
    'Zet de drie map-regels in http, buiten elk server-blok, bijvoorbeeld in een eigen bestand in /etc/nginx/conf.d; ze gelden alleen voor de host die erin staat. Is er al een map met dezelfde naam, voor een andere site, zet dan alleen de middelste regel daarin: van twee gelijke gebruikt nginx alleen de laatste. Zoek daarna met “sudo nginx -T | grep -n add_header” waar nu al headers staan en zet de add_header-regel erbij in elk blok (http, server of location) waar dat zo is. Heeft een blok deze header al, laat die dan staan. Een blok met een eigen add_header neemt de headers van het blok erboven niet over: zet de regel dus niet los in een nieuw blok. Staat er nog nergens een, gebruik dan het server-blok.',
  nginxHeaderLine:
    'Zoek met “sudo nginx -T | grep -n add_header” de regel die deze header nu met de gevonden waarde zet, en vervang alleen die regel. Staat die in http, dan geldt die voor alle sites van deze server: laat die daar staan en neem alle add_header-regels van http over in het server-blok van de site, met deze erin. Staat die niet in nginx, dan stuurt het programma erachter de header: wijzig die daar.',
  nginxHidden:
    'Zet een add_header-regel van nginx deze header, haal dan alleen die regel weg. Anders: zoek met “sudo nginx -T | grep -n hide_header” waar nu al headers worden verborgen. Zet deze regels erbij in elk server- of location-blok van de site waar dat zo is, want zo’n blok neemt de regels erboven niet over. Heeft het server-blok er zelf geen, zet ze dan ook daar en neem die van http erbij over; laat http zelf zoals die is.',
  nginxLocation:
    'Zet dit in het server-blok van de site. Is er al een location-blok met hetzelfde adres, vervang dat dan: twee keer dezelfde weigert nginx.',
  nginxCookies:
    'Zoek eerst met “sudo nginx -T | grep -n proxy_cookie_flags” of er al regels voor cookies zijn. Zo niet: zet dit in het server-blok van de site. Zo wel: zet deze regel boven de andere in elk server- of location-blok van de site dat er heeft, met de attributen erbij die deze cookie daar al krijgt. Heeft het server-blok er zelf geen, zet de regel dan ook daar en neem die van http eronder over; laat http zelf zoals die is. nginx volgt alleen de eerste regel die past, en een blok met een eigen proxy_cookie_flags neemt die van het blok erboven niet over. Staat er fastcgi_pass (PHP) in plaats van proxy_pass, dan doet dit niets: stel het dan in het programma in.',
  htaccess:
    'Bewaar een kopie van .htaccess en zet dit er boven in, in de map van de site. Geeft de site daarna een fout 500, zet dan de kopie terug.',
  htaccessEnd:
    'Bewaar een kopie van .htaccess en zet dit er onder aan in, in de map van de site. Geeft de site daarna een fout 500, zet dan de kopie terug.',
  litespeedRewrite:
    'Bewaar een kopie van .htaccess en zet dit er boven in, in de map van de site. OpenLiteSpeed leest het pas na een herstart (Graceful Restart); LiteSpeed Enterprise meteen.',
  apacheConfig:
    'Zet dit onder in de hoofdinstelling van Apache (apache2.conf of httpd.conf); in .htaccess mag het niet.',
  webConfig:
    'Bewaar een kopie van web.config in de map van de site. Bestaat dat bestand al, voeg dan alleen toe wat er nog niet in staat. Zet ook geen enkele web.config in een map daaronder deze header: twee keer dezelfde geeft een fout 500. Gebeurt dat, zet dan de kopie terug.',
  caddySite: 'Zet dit in de Caddyfile, onder in het blok van de site.',
  caddySiteTop:
    'Zet dit in de Caddyfile, boven in het blok van de site. Heeft de andere naam een eigen blok, zet het dan daar.',
  cloudflareHeaders:
    'Maak bij Rules → Response Header Transform Rules een nieuwe regel. Plak de tekst achter expression bij “Edit expression” (zonder de schuine strepen) en vul naam en waarde van de header in. Laat de regels staan die er al zijn.',
  cloudflareRedirects:
    'Maak bij Rules → Redirect Rules een nieuwe regel. Plak de tekst achter de eerste expression bij “Edit expression” (zonder de schuine strepen), kies Dynamic en vul de tweede expression en de code in, en vink “Preserve query string” aan. Laat de regels staan die er al zijn.',
  cloudflareDns:
    'Maak dit record bij DNS → Records, of bewaar het als tekstbestand en kies “Import and Export”. Laat alle andere records staan.',
  cloudflareDmarc:
    'Wijzig bij DNS → Records het TXT-record van _dmarc dat met v=DMARC1 begint: dit is de nieuwe inhoud. Laat alle andere records staan.',
  pleskNginx:
    'Plak dit bij Apache & nginx Settings, in “Additional nginx directives”. Staat een van deze regels daar al, wijzig dan die. Plesk test de instelling zelf voordat die gaat gelden.',
  shell: 'Voer dit als beheerder uit op de server.',
  shellDns:
    'Kijk eerst bij de DNS-instellingen in Plesk of er op deze naam al zo’n record staat; voer dit alleen uit als het er niet is.',
  powershell:
    'Voer dit uit in Exchange Online PowerShell. Zet de twee CNAME-records die de tweede regel teruggeeft in de DNS en voer daarna pas de derde uit.',
  phpIni:
    'Zet dit in de PHP-instellingen van deze site in uw beheerpaneel, of in php.ini als de server alleen deze site heeft, en herstart PHP.',
  wpPlugin:
    'Bewaar dit als eigen .php-bestand in wp-content/mu-plugins; WordPress laadt het vanzelf. Gaat er iets mis, haal het bestand dan weer weg.',
  wpConfig:
    'Zet dit in wp-config.php, boven de regel die wp-settings.php laadt en in plaats van een oudere regel met dezelfde naam.',
  joomlaTemplate: 'Bewaar een kopie van index.php van het template en zet dit er bovenaan in.',
  joomlaConfiguration: 'Zet dit in configuration.php, in plaats van de regel met dezelfde naam.',
  joomlaCss: 'Zet dit in user.css van het template: bij Cassiopeia in media/templates/site/cassiopeia/css.',
  drupalSettings: 'Zet dit onderaan in sites/default/settings.php en leeg de cache.',
  drupalTheme: 'Zet dit in html.html.twig van het thema, in de head.',
  typoscript:
    'Zet dit in de TypoScript-setup van de site en leeg de cache. Staat deze instelling of header er al, ook voor een deel van de site, laat die dan gelden en zet dit er niet overheen.',
  vercelJson:
    'Zet dit in vercel.json. Staat daar nog “routes” in, gebruik dit dan niet: die twee gaan niet samen. Bestaat het bestand al, zet deze regel dan als eerste bij de andere headers, zodat wat er al staat voorgaat. Staat deze header er al voor alle pagina’s, laat die dan staan.',
  netlifyToml:
    'Zet dit in netlify.toml en publiceer de site opnieuw. Staat deze header daar of in _headers al, ook voor een deel van de site, wijzig dan die regel: Netlify voegt twee waarden samen.',
  nextConfig:
    'Zet dit in next.config.mjs. Is er al een next.config (.js, .mjs of .ts), maak dan geen tweede: voeg de delen daarin samen, met deze regel als eerste, want wat er al staat gaat dan voor.',
  nextLayout:
    'Zet dit in app/layout.tsx. Staat er al een viewport of generateViewport, wijzig dan die en laat de rest ervan staan.',
  nextCss: 'Zet dit onderaan in app/globals.css.',
  nextSitemap: 'Bewaar dit als app/sitemap.ts.',
  zone: 'Voeg dit toe aan de zone van het domein en laat alle andere records staan. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  zoneDmarc:
    'Vervang hiermee in de zone het ene TXT-record van _dmarc dat met v=DMARC1 begint. Laat alle andere records staan. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  directadminZone: 'Vul bij DNS Management van elke regel de naam, soort en waarde in. Laat alle andere records staan.',
  directadminDmarc:
    'Wijzig bij DNS Management het TXT-record van _dmarc dat met v=DMARC1 begint: dit is de nieuwe waarde. Laat alle andere records staan.',
  robotsFile: 'Zet dit onder aan robots.txt, in de hoofdmap van de site. Laat staan wat er al in staat.',
  robotsGroup:
    'Zet deze regels in robots.txt in de groep (User-agent) waar ook de regel staat die de genoemde bestanden afsluit. Laat alle andere regels staan.',
  sitemapFile:
    'Bewaar dit als sitemap.xml in de hoofdmap van de site en noem dat adres in robots.txt, op een eigen regel met Sitemap: ervoor.',
  securityFile: 'Bewaar dit als security.txt in de map .well-known van de site.',
  llmsFile: 'Bewaar dit als llms.txt in de hoofdmap van de site.',
  sitemapEntry:
    'Zet dit in sitemap.xml, boven de laatste regel (</urlset>). Maakt uw CMS de sitemap, neem de pagina dan daar op: een regel die u zelf toevoegt, verdwijnt weer.',
  firstLine: 'Zet dit als eerste regel in de pagina of het template, boven het html-element.',
  yearInFooter: 'Zet dit in de voet, op de plaats van het oude jaartal.',
  head: 'Zet dit in de head van deze pagina, in plaats van een ouder element met dezelfde naam.',
  headBeside: 'Zet dit in de head van deze pagina.',
  htmlLang:
    'Zet dit attribuut in het html-element van deze pagina, in plaats van de lang die er nu staat. Laat de rest van dat element staan.',
  stylesheet: 'Zet dit onderaan in het stijlblad van de site.',
} satisfies Readonly<Record<CodeLocation, string>>;

const warnings = {
  hstsInStages:
    'Browsers onthouden dit zo lang als er staat, en u kunt het niet terugnemen. Ga daarom in stappen: eerst een dag (86400), werkt alles via https dan een maand (2592000), daarna een jaar (31536000). Staat er includeSubDomains in, dan moet elk subdomein via https werken.',
  breaksWindows:
    'Opent een andere site uw pagina als venster, zoals bij inloggen of betalen, dan verliezen die twee elkaar. Test dat eerst; gaat het mis, haal de regel dan weer weg.',
  ownTypes:
    'Een script of stijlblad dat met een verkeerd bestandstype wordt verstuurd, laadt hierna niet meer. Kijk daarna op een paar pagina’s in de console van de browser.',
  ownReferrers:
    'Partners die aan het volledige adres zien welke pagina een bezoeker stuurde, zien daarna alleen nog uw host.',
  cookieOverHttp:
    'Deze cookie gaat hierna alleen nog via https mee. Test inloggen en bestellen, ook op pagina’s die nu nog via http open kunnen.',
  cookieForScripts:
    'Scripts kunnen deze cookie hierna niet meer lezen. Test inloggen en formulieren; leest een script de cookie, laat die dan zoals die is.',
  mailRefused:
    'Controleer eerst in de DMARC-rapporten of alle eigen mail SPF of DKIM doorstaat, ook die van subdomeinen, nieuwsbrief en boekhouding. Wat dat niet doet, komt hierna in de spam of niet aan. Ga pas verder als een week lang alles klopt; gaat het mis, zet dan het oude record terug.',
  noMailAtAll:
    'Alleen als niets namens dit domein of een subdomein mailt, ook geen formulier, winkel of nieuwsbrief, en er geen mail op binnenkomt: die mail wordt hierna geweigerd.',
  ownCertificate:
    'De server moet deze naam kennen en het certificaat moet die noemen; anders zien bezoekers een waarschuwing. Regel dat eerst bij uw hostingpartij. Staat er op deze naam al iets anders, zoals een TXT-record, maak dan een A-record met het adres van het domein: naast een CNAME mag niets staan.',
  ownMailbox:
    'Maak eerst de postbus die hierin staat, of vul een adres in dat iemand leest. Bij security.txt: vernieuw Expires op tijd, daarna geldt het bestand niet meer.',
  ownRules:
    'Hiermee mogen zoekmachines alles lezen. Voeg een regel Disallow toe voor elke map die daarvan uitgezonderd is.',
  ownHttps: 'Controleer eerst of elk van deze adressen via https antwoordt, met een certificaat dat klopt.',
  firstForAWhile:
    'Controleer eerst of deze host via https antwoordt, met een certificaat dat klopt, en of de server achter Cloudflare niet zelf terugstuurt naar http. De omleiding is eerst tijdelijk (302); werkt alles na een paar dagen nog, maak die dan blijvend (301).',
  oneWay:
    'Deze omleiding is eerst tijdelijk (302). Werkt alles na een paar dagen nog, maak die dan blijvend (301): dat onthouden browsers, ook als het fout is. Controleer eerst of het certificaat beide namen dekt en of nergens anders, zoals bij Cloudflare of in het CMS, een omleiding de andere kant op staat: dan blijft de pagina rondgaan.',
  onePage:
    'Dit hoort bij deze ene pagina. Delen meer pagina’s dezelfde head of hetzelfde sjabloon, zet het daar dan niet in: elke pagina zou zich dan voor deze uitgeven.',
  ownTexts: 'Kijk daarna op een paar pagina’s of de titel klopt, en schrijf bij de belangrijkste zelf een betere.',
  ownLanguage:
    'WordPress zet hier de taal die bij Instellingen → Algemeen is gekozen, of die van uw taalplug-in. Controleer of die klopt met de tekst, ook op pagina’s in een andere taal.',
  ownDefault:
    'Kies hiervoor de taalversie die past bij wie geen van uw talen spreekt; is dat een andere pagina, vul dan die in.',
  ownApps:
    'Apps en diensten die bij WordPress inloggen of zonder inloggen gegevens ophalen, zoals Jetpack, de app van WordPress of een eigen app, kunnen hierna stilvallen. Ga eerst na of u die gebruikt.',
  ownSecrets:
    'Toont een pagina zowel een geheim, zoals een token, als tekst uit het adres, dan verraadt de grootte van het gecomprimeerde antwoord dat geheim op den duur (BREACH). Sluit zulke pagina’s uit.',
  ownKeys:
    'Zet de sleutel in de DNS waar die van dit domein echt staat en wacht tot het record te vinden is. Mail die eerder wordt ondertekend, haalt de controle niet en komt sneller in de spam.',
  otherLayout:
    'De browser tekent de pagina hierna volgens de huidige regels; een oude opmaak kan verspringen. Probeer het eerst op een kopie van de site.',
  allPages: 'Voeg de andere pagina’s van de site toe, elk met het eigen adres.',
} satisfies Readonly<Record<Warning, string>>;

/** Words around a snippet: where it goes, what can go wrong, how to verify that it works. */
export const repairs = {
  places,
  warnings,
  /** Replaces a repair that only the platform can do. */
  byMaker: ({ platform }: { readonly platform: string }) =>
    `Dit ligt bij ${platform}: u kunt het zelf niet instellen. Geef het ticket van dit onderdeel aan de helpdesk van ${platform}.`,
  /** If it requires a plan that includes it. */
  byPlan: ({ platform, plan }: { readonly platform: string; readonly plan: string }) =>
    `Bij ${platform} kan dit alleen met een van deze abonnementen: ${plan}.`,
  where: 'Waar',
  warning: 'Eerst lezen',
  apply: 'Test de instelling; dit herlaadt pas als die klopt:',
  check: 'Zo controleert u het',
  checkBy: 'Voer dit uit:',
  shows: 'In het antwoord staat dan:',
  copySnippet: 'Kopieer de code',
};
export type RepairWords = typeof repairs;
