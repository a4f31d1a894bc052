import type { Place, Warning } from '../../repairs/shape.ts';

const places = {
  nginxServer:
    'Zet dit in het server-blok van de site. Staat een van deze regels daar al, wijzig dan die: twee keer dezelfde weigert nginx.',
  nginxHeaders:
    'Zoek eerst met “sudo nginx -T | grep -n add_header” waar nu al headers staan. Zet deze regels erbij in elk blok (http, server of location) waar dat zo is, in plaats van een add_header met dezelfde naam. Een blok met een eigen add_header neemt de headers van het blok erboven niet over: zet ze dus niet los in een nieuw blok. Staat er nog nergens een, gebruik dan het server-blok.',
  nginxLocation:
    'Zet dit in het server-blok van de site. Is er al een location-blok met hetzelfde adres, vervang dat dan: twee keer dezelfde weigert nginx.',
  nginxCookies:
    'Zet dit in het server-blok van de site. Een location-blok met een eigen proxy_cookie_flags neemt deze regel niet over, en nginx volgt alleen de eerste die past: staat er al een voor deze cookie, zet dit attribuut dan op die regel.',
  htaccess:
    'Bewaar een kopie van .htaccess en zet dit er boven in, in de map van de site. Geeft de site daarna een fout 500, zet dan de kopie terug.',
  apacheConfig:
    'Zet dit onder in de hoofdinstelling van Apache (apache2.conf of httpd.conf); in .htaccess mag het niet.',
  webConfig:
    'Bewaar een kopie van web.config in de map van de site. Bestaat dat bestand al, voeg dan alleen toe wat er nog niet in staat. Geeft de site daarna een fout 500, zet dan de kopie terug.',
  caddySite: 'Zet dit in de Caddyfile, onder in het blok van de site.',
  caddySiteTop: 'Zet dit in de Caddyfile, boven in het blok van de site.',
  caddyfile: 'Zet dit als eigen blok in de Caddyfile en haal deze naam uit het blok van de site.',
  cloudflareHeaders:
    'Maak bij Rules → Response Header Transform Rules een nieuwe regel met deze inhoud. Laat de regels staan die er al zijn.',
  cloudflareRedirects:
    'Maak bij Rules → Redirect Rules een nieuwe regel met deze inhoud. Laat de regels staan die er al zijn.',
  cloudflareDns:
    'Maak dit record bij DNS → Records, of bewaar het als tekstbestand en kies “Import and Export”. Laat alle andere records staan.',
  cloudflareDmarc:
    'Wijzig bij DNS → Records het TXT-record van _dmarc dat met v=DMARC1 begint: dit is de nieuwe inhoud. Laat alle andere records staan.',
  pleskNginx:
    'Plak dit bij Apache & nginx Settings, in “Additional nginx directives”. Staat een van deze regels daar al, wijzig dan die. Plesk test de instelling zelf voordat die gaat gelden.',
  pleskHeaders:
    'Plak dit bij Apache & nginx Settings, in “Additional nginx directives”, onder de add_header-regels die er al staan en in plaats van een met dezelfde naam. Plesk test de instelling zelf voordat die gaat gelden.',
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
  typoscript: 'Zet dit in de TypoScript-setup van de site en leeg de cache.',
  vercelJson: 'Zet dit in vercel.json. Bestaat dat bestand al, voeg de delen dan samen.',
  netlifyToml: 'Zet dit in netlify.toml en publiceer de site opnieuw.',
  nextConfig: 'Zet dit in next.config.mjs. Bestaat dat bestand al, voeg de delen dan samen.',
  nextLayout: 'Zet dit in app/layout.tsx. Staat die naam er al, voeg de delen dan samen.',
  nextPage: 'Zet dit in page.tsx van deze pagina. Staat metadata er al, voeg de delen dan samen.',
  nextCss: 'Zet dit onderaan in app/globals.css.',
  nextSitemap: 'Bewaar dit als app/sitemap.ts.',
  zone: 'Voeg dit toe aan de zone van het domein en laat alle andere records staan. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  zoneDmarc:
    'Vervang hiermee in de zone het ene TXT-record van _dmarc dat met v=DMARC1 begint. Laat alle andere records staan. Vraagt uw beheerpaneel losse velden, dan staan ze hier in deze volgorde: naam, TTL, klasse, soort, waarde.',
  directadminZone: 'Vul bij DNS Management van elke regel de naam, soort en waarde in. Laat alle andere records staan.',
  directadminDmarc:
    'Wijzig bij DNS Management het TXT-record van _dmarc dat met v=DMARC1 begint: dit is de nieuwe waarde. Laat alle andere records staan.',
  robotsFile: 'Zet dit onder aan robots.txt, in de hoofdmap van de site.',
  sitemapFile:
    'Bewaar dit als sitemap.xml in de hoofdmap van de site en noem dat adres in robots.txt, op een eigen regel met Sitemap: ervoor.',
  securityFile: 'Bewaar dit als security.txt in de map .well-known van de site.',
  llmsFile: 'Bewaar dit als llms.txt in de hoofdmap van de site.',
  sitemapEntry: 'Zet dit in sitemap.xml, boven de laatste regel (</urlset>).',
  firstLine: 'Zet dit als eerste regel in de pagina of het template, boven het html-element.',
  yearInFooter: 'Zet dit in de voet, op de plaats van het oude jaartal.',
  head: 'Zet dit in de head van deze pagina, in plaats van een ouder element met dezelfde naam.',
  headBeside: 'Zet dit in de head van deze pagina.',
  htmlLang:
    'Zet dit attribuut in het html-element van deze pagina, in plaats van de lang die er nu staat. Laat de rest van dat element staan.',
  stylesheet: 'Zet dit onderaan in het stijlblad van de site.',
} satisfies Readonly<Record<Place, string>>;

const warnings = {
  hstsInStages:
    'Browsers onthouden dit zo lang als er staat, en u kunt het niet terugnemen. Ga daarom in stappen: eerst een dag (86400), werkt alles via https dan een maand (2592000), daarna een jaar (31536000).',
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
    'Controleer eerst in de DMARC-rapporten of alle eigen mail SPF of DKIM doorstaat, ook die van subdomeinen, nieuwsbrief en boekhouding. Wat dat niet doet, komt hierna in de spam of niet aan. Ga pas verder als een week lang alles klopt.',
  noMailAtAll:
    'Alleen als niets namens dit domein of een subdomein mailt, ook geen formulier, winkel of nieuwsbrief: die mail wordt hierna geweigerd.',
  ownCertificate:
    'De server moet deze naam kennen en het certificaat moet die noemen; anders zien bezoekers een waarschuwing. Regel dat eerst bij uw hostingpartij.',
  ownMailbox:
    'Maak eerst de postbus die hierin staat, of vul een adres in dat iemand leest. Bij security.txt: vernieuw Expires op tijd, daarna geldt het bestand niet meer.',
  ownRules:
    'Hiermee mogen zoekmachines alles lezen. Voeg een regel Disallow toe voor elke map die daarvan uitgezonderd is.',
  ownHttps: 'Controleer eerst of elk van deze adressen via https antwoordt, met een certificaat dat klopt.',
  oneWay:
    'Browsers onthouden deze omleiding. Controleer eerst of het certificaat beide namen dekt en of nergens anders, zoals bij Cloudflare of in het CMS, een omleiding de andere kant op staat: dan blijft de pagina rondgaan.',
  onePage:
    'Dit hoort bij deze ene pagina. Delen meer pagina’s dezelfde head of hetzelfde sjabloon, zet het daar dan niet in: elke pagina zou zich dan voor deze uitgeven.',
  ownTexts: 'Kijk daarna op een paar pagina’s of de titel klopt, en schrijf bij de belangrijkste zelf een betere.',
  ownLanguage:
    'WordPress zet hier de taal die bij Instellingen → Algemeen is gekozen, of die van uw taalplug-in. Controleer of die klopt met de tekst, ook op pagina’s in een andere taal.',
  ownDefault:
    'Kies hiervoor de taalversie die past bij wie geen van uw talen spreekt; is dat een andere pagina, vul dan die in.',
  ownApps:
    'Apps en diensten die via xmlrpc.php werken, zoals Jetpack en de app van WordPress, werken hierna niet meer.',
  otherLayout:
    'De browser tekent de pagina hierna volgens de huidige regels; een oude opmaak kan verspringen. Probeer het eerst op een kopie van de site.',
  allPages: 'Voeg de andere pagina’s van de site toe, elk met het eigen adres.',
} satisfies Readonly<Record<Warning, string>>;

/** Words around a snippet: where it goes, what can go wrong, how to see that it works. */
export const repairs = {
  places,
  warnings,
  /** In place of a repair, where nobody but the platform can do it. */
  byMaker: ({ platform }: { readonly platform: string }) =>
    `Dit ligt bij ${platform}: u kunt het zelf niet instellen. Geef het ticket van dit onderdeel aan de helpdesk van ${platform}.`,
  where: 'Waar',
  warning: 'Eerst lezen',
  apply: 'Test de instelling; dit herlaadt pas als die klopt:',
  check: 'Zo controleert u het',
  checkBy: 'Voer dit uit:',
  shows: 'In het antwoord staat dan:',
  copySnippet: 'Kopieer de code',
};
export type RepairWords = typeof repairs;
