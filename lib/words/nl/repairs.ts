import type { Place, Warning } from '../../repairs/shape.ts';

const places = {
  nginxServer:
    'Zet dit boven in het server-blok van de site, in plaats van een add_header met dezelfde naam. Een location-blok met een eigen add_header neemt de headers hierboven niet over: zet ze daar ook.',
  nginxHttp: 'Zet dit in het http-blok van nginx.conf.',
  nginxCookies:
    'Zet dit in het server-blok van de site. nginx volgt alleen de eerste proxy_cookie_flags die past: staat die er al, zet dit attribuut dan op dezelfde regel.',
  htaccess: 'Zet dit boven in .htaccess, in de map van de site.',
  apacheConfig: 'Zet dit in de hoofdinstelling van Apache (apache2.conf of httpd.conf); in .htaccess mag het niet.',
  webConfig:
    'Zet dit in web.config, in de map van de site. Bestaat dat bestand al, voeg dan alleen toe wat er nog niet in staat.',
  caddySite: 'Zet dit in de Caddyfile, onder in het blok van de site.',
  caddySiteTop: 'Zet dit in de Caddyfile, boven in het blok van de site.',
  caddyfile: 'Zet dit als eigen blok in de Caddyfile en haal deze naam uit het blok van de site.',
  cloudflareHeaders:
    'Maak bij Rules → Response Header Transform Rules een regel met deze inhoud, of stuur die naar de API (http_response_headers_transform).',
  cloudflareRedirects:
    'Maak bij Rules → Redirect Rules een regel met deze inhoud, of stuur die naar de API (http_request_dynamic_redirect).',
  cloudflareDns:
    'Bewaar dit als tekstbestand en kies bij DNS → Records “Import and Export”. Verwijder eerst het oude record van dezelfde soort.',
  cloudflareSettings:
    'Wijzig deze instelling bij SSL/TLS → Edge Certificates, of stuur deze inhoud naar de API (zones/…/settings).',
  pleskNginx: 'Plak dit bij Apache & nginx Settings, in “Additional nginx directives”.',
  shell: 'Voer dit als beheerder uit op de server.',
  powershell:
    'Voer dit uit in Exchange Online PowerShell. Zet de twee CNAME-records die de tweede regel teruggeeft in de DNS en voer daarna pas de derde uit.',
  phpIni: 'Zet dit in php.ini, of in de PHP-instellingen van uw beheerpaneel, en herstart PHP.',
  wpPlugin: 'Bewaar dit als eigen .php-bestand in wp-content/mu-plugins; WordPress laadt het vanzelf.',
  wpConfig:
    'Zet dit in wp-config.php, boven de regel die wp-settings.php laadt en in plaats van een oudere regel met dezelfde naam.',
  joomlaTemplate: 'Zet dit bovenaan in index.php van het template.',
  joomlaConfiguration: 'Zet dit in configuration.php, in plaats van de regel met dezelfde naam.',
  drupalSettings: 'Zet dit onderaan in sites/default/settings.php en leeg de cache.',
  drupalTheme: 'Zet dit in html.html.twig van het thema, in de head.',
  typoscript: 'Zet dit in de TypoScript-setup van de site en leeg de cache.',
  vercelJson: 'Zet dit in vercel.json. Bestaat dat bestand al, voeg de delen dan samen.',
  netlifyToml: 'Zet dit in netlify.toml en publiceer de site opnieuw.',
  nextConfig: 'Zet dit in next.config.mjs. Bestaat dat bestand al, voeg de delen dan samen.',
  nextLayout: 'Zet dit in app/layout.tsx. Staat die naam er al, voeg de delen dan samen.',
  nextPage: 'Zet dit in page.tsx van deze pagina. Staat metadata er al, voeg de delen dan samen.',
  nextRobots: 'Bewaar dit als app/robots.ts. Bestaat dat bestand al, voeg de delen dan samen.',
  nextSitemap: 'Bewaar dit als app/sitemap.ts.',
  zone: 'Zet dit in de zone van het domein, in plaats van een oud record van dezelfde soort. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  directadminZone:
    'Vul bij DNS Management van elke regel de naam, soort en waarde in. Verwijder een oud record van dezelfde soort.',
  robotsFile: 'Zet dit onder aan robots.txt, in de hoofdmap van de site.',
  head: 'Zet dit in de head van de pagina, in plaats van een ouder element van dezelfde soort.',
  headBeside: 'Zet dit in de head van de pagina.',
  htmlTag: 'Zet dit boven in de pagina, in plaats van het bestaande html-element.',
  nextHtmlTag: 'Zet dit in app/layout.tsx, in plaats van het bestaande html-element.',
  sitemapFile:
    'Bewaar dit als sitemap.xml in de hoofdmap van de site en noem dat adres in robots.txt, op een eigen regel met Sitemap: ervoor.',
  securityFile: 'Bewaar dit als security.txt in de map .well-known van de site.',
  llmsFile: 'Bewaar dit als llms.txt in de hoofdmap van de site.',
  sitemapEntry: 'Zet dit in sitemap.xml, boven de laatste regel (</urlset>).',
  firstLine: 'Zet dit als eerste regel in de pagina of het template, boven het html-element.',
  footer: 'Zet dit in de voet van de site, zodat het op elke pagina staat.',
  yearInFooter: 'Zet dit in de voet, op de plaats van het oude jaartal.',
  stylesheet: 'Zet dit onderaan in het stijlblad van de site.',
  nextCss: 'Zet dit onderaan in app/globals.css.',
  joomlaCss: 'Zet dit in user.css van het template: bij Cassiopeia in media/templates/site/cassiopeia/css.',
} satisfies Readonly<Record<Place, string>>;

const warnings = {
  subdomains:
    'Dit geldt ook voor alle subdomeinen. Controleer eerst of elk daarvan via https werkt: browsers onthouden dit een jaar lang.',
  breaksPage:
    'Wat hier niet staat, houdt de browser tegen. Probeer dit eerst als Content-Security-Policy-Report-Only en voeg toe wat uw pagina’s nodig hebben.',
  breaksFrames: 'Andere sites kunnen de pagina hierna niet meer in een iframe tonen, ook niet waar u dat wilt.',
  breaksWindows: 'Test daarna vensters van derden, zoals die om in te loggen of te betalen.',
  breaksCookies:
    'Cookies die bij verzoeken van andere sites mee moeten, hebben SameSite=None nodig; test inloggen en betalen.',
  allSenders:
    'Neem eerst elke dienst op die namens u mailt, zoals nieuwsbrief en boekhouding; mail van een vergeten dienst komt anders niet aan.',
  mailRefused:
    'Controleer eerst in de DMARC-rapporten of alle eigen mail SPF of DKIM doorstaat; wat dat niet doet, komt hierna in de spam of niet aan.',
  issuer: 'Vul de uitgever van uw eigen certificaat in; een andere uitgever mag hierna geen certificaat meer uitgeven.',
  ownValues: 'Pas de waarden aan uw eigen site aan voordat u dit plaatst.',
  oldVisitors:
    'Wie een bestand al heeft, krijgt een maand lang geen nieuwe versie. Geef een gewijzigd bestand dus een andere naam.',
  ownHttps: 'Controleer eerst of elk van deze adressen via https antwoordt.',
  ownErrorPage:
    'Bewaar een eigen foutpagina als 404.html in de hoofdmap; zonder dat bestand toont de server een kale melding. WordPress gebruikt die van het thema.',
  ownApps: 'Apps en diensten die via xmlrpc.php werken, zoals Jetpack, werken hierna niet meer.',
  ownTexts: 'Schrijf daarna bij de belangrijkste pagina’s zelf een beschrijving: dit neemt over wat er al staat.',
  ownStatement: 'Maak eerst de pagina /toegankelijkheid, met uw verklaring of een link naar de plek waar die staat.',
  ownGroup:
    'Deze robots houden zich hierna alleen aan hun eigen groep. Neem daarin de regels over die voor hen moeten blijven gelden.',
  ownMailbox: 'Gebruik een adres dat iemand leest en vernieuw Expires op tijd: daarna geldt het bestand niet meer.',
  allPages: 'Voeg de andere pagina’s van de site toe, elk met het eigen adres.',
} satisfies Readonly<Record<Warning, string>>;

/** Words around a snippet: where it goes, what can go wrong, how to see that it works. */
export const repairs = {
  places,
  warnings,
  where: 'Waar',
  warning: 'Let op',
  check: 'Zo controleert u het',
  checkBy: 'Voer dit uit:',
  shows: 'In het antwoord staat dan:',
  copySnippet: 'Kopieer de code',
};
export type RepairWords = typeof repairs;
