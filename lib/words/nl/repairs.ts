import type { Place, Warning } from '../../repairs/shape.ts';

const places = {
  nginxServer:
    'Zet dit in het server-blok van de site. Een location-blok met een eigen add_header neemt de headers hierboven niet over: zet ze daar ook.',
  nginxHttp: 'Zet dit in het http-blok van nginx.conf.',
  nginxBeside: 'Zet dit in het http-blok van nginx.conf, naast de bestaande server-blokken.',
  htaccess: 'Zet dit boven in .htaccess, in de map van de site.',
  apacheConfig: 'Zet dit in de hoofdinstelling van Apache (apache2.conf of httpd.conf); in .htaccess mag het niet.',
  apacheVirtualHost: 'Zet dit in de VirtualHost van de site.',
  webConfig:
    'Zet dit in web.config, in de map van de site. Bestaat dat bestand al, voeg dan alleen toe wat er nog niet in staat.',
  caddySite: 'Zet dit in de Caddyfile, in het blok van de site.',
  caddyfile: 'Zet dit als eigen blok in de Caddyfile en haal deze naam uit het blok van de site.',
  cloudflareHeaders:
    'Maak bij Rules → Response Header Transform Rules een regel met deze inhoud, of stuur die naar de API (http_response_headers_transform).',
  cloudflareRedirects:
    'Maak bij Rules → Redirect Rules een regel met deze inhoud, of stuur die naar de API (http_request_dynamic_redirect).',
  cloudflareDns:
    'Bewaar dit als tekstbestand en kies bij DNS → Records “Import and Export”. Verwijder eerst het oude record van dezelfde soort.',
  cloudflareSettings:
    'Zet deze instelling bij SSL/TLS → Edge Certificates, of stuur deze inhoud naar de API (zones/…/settings).',
  pleskNginx: 'Plak dit bij Apache & nginx Settings, in “Additional nginx directives”.',
  shell: 'Voer dit als beheerder uit op de server.',
  powershell:
    'Voer dit uit in Exchange Online PowerShell. Zet de twee CNAME-records die u terugkrijgt in de DNS en voer de eerste regel daarna nog eens uit.',
  phpIni: 'Zet dit in php.ini, of in de PHP-instellingen van uw beheerpaneel, en herstart PHP.',
  wpPlugin: 'Bewaar dit als eigen .php-bestand in wp-content/mu-plugins; WordPress laadt het vanzelf.',
  wpConfig: 'Zet dit in wp-config.php, boven de regel die wp-settings.php laadt.',
  joomlaTemplate: 'Zet dit bovenaan in index.php van het template.',
  joomlaConfiguration: 'Zet dit in configuration.php, in plaats van de regel met dezelfde naam.',
  drupalSettings: 'Zet dit onderaan in sites/default/settings.php en leeg de cache.',
  drupalTheme: 'Zet dit in html.html.twig van het thema, in de head.',
  typoscript: 'Zet dit in de TypoScript-setup van de site en leeg de cache.',
  typo3Settings: 'Zet dit in config/system/additional.php.',
  typo3Site: 'Zet dit in config/sites/…/config.yaml, op het hoogste niveau.',
  vercelJson: 'Zet dit in vercel.json. Bestaat dat bestand al, voeg de delen dan samen.',
  netlifyToml: 'Zet dit in netlify.toml en publiceer de site opnieuw.',
  nextConfig: 'Zet dit in next.config.mjs. Bestaat dat bestand al, voeg de delen dan samen.',
  nextLayout: 'Zet dit in app/layout.tsx.',
  nextPage: 'Zet dit in page.tsx van deze pagina.',
  nextRobots: 'Bewaar dit als app/robots.ts.',
  nextSitemap: 'Bewaar dit als app/sitemap.ts.',
  zone: 'Zet dit in de zone van het domein, in plaats van een oud record van dezelfde soort. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  directadminZone:
    'Zet dit in /var/named/…db van het domein en laad de zone opnieuw, of vul bij DNS Management de naam, soort en waarde in. Verwijder een oud record van dezelfde soort.',
  robotsFile: 'Zet dit in robots.txt, in de hoofdmap van de site.',
  webRoot: 'Bewaar dit als bestand op dit adres van de site.',
  head: 'Zet dit in de head van de pagina, in plaats van een ouder element van dezelfde soort.',
} satisfies Readonly<Record<Place, string>>;

const warnings = {
  subdomains:
    'Dit geldt ook voor alle subdomeinen. Controleer eerst of elk daarvan via https werkt: browsers onthouden dit een jaar lang.',
  breaksPage:
    'Wat hier niet staat, houdt de browser tegen. Probeer dit eerst als Content-Security-Policy-Report-Only en voeg toe wat uw pagina’s nodig hebben.',
  breaksFrames: 'Andere sites kunnen de pagina hierna niet meer in een iframe tonen, ook niet waar u dat wilt.',
  breaksWindows: 'Test daarna vensters van derden, zoals inloggen en betalen.',
  breaksCookies:
    'Cookies die bij verzoeken van andere sites mee moeten, hebben SameSite=None nodig; test inloggen en betalen.',
  allSenders:
    'Neem eerst elke dienst op die namens u mailt, zoals nieuwsbrief en boekhouding; mail van een vergeten dienst komt anders niet aan.',
  mailRefused:
    'Controleer eerst in de DMARC-rapporten of alle eigen mail SPF of DKIM doorstaat; wat dat niet doet, komt hierna in de spam of niet aan.',
  issuer: 'Vul de uitgever van uw eigen certificaat in; een andere uitgever mag hierna geen certificaat meer geven.',
  ownValues: 'Pas de waarden aan uw eigen site aan voordat u dit plaatst.',
  reserveCopy: 'Maak eerst een reservekopie en probeer dit op een kopie van de site.',
  oldVisitors:
    'Wie een bestand al heeft, krijgt een maand lang geen nieuwe versie. Geef een gewijzigd bestand dus een andere naam.',
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
