/** Signs of a page in place of a website: parked, the server's own, not yet there, closed. */
export interface StandIn {
  readonly kind: 'parked' | 'default' | 'soon' | 'maintenance' | 'suspended' | 'moved';
  readonly pattern: RegExp;
}

export const PARKING_CHECKED = '2026-11-20';

/** Matched against the title, or the text of a short page. Own collection, compared with pages as makers and hosts ship them. */
export const STAND_IN_TEXTS: readonly StandIn[] = [
  // A domain that is for sale, or that was registered and left empty.
  {
    kind: 'parked',
    pattern:
      /\b(?:this|deze|dit|the) (?:web ?address|domein(?:naam)?|domain(?: name)?)(?: \S{3,80})? (?:is|may be|kan|staat|has been|was|werd|wordt|is currently|is recently|is momenteel|is inmiddels)(?: already| al| nu)? (?:(?:worden )?gekocht|available for (?:sale|purchase)|for sale|te koop|parked|geparkeerd|registered|geregistreerd|reserved|gereserveerd|bezet|verlopen|expired|opgeheven|taken|aangeboden)\b/i,
  },
  { kind: 'parked', pattern: /\b(?:domain|domein(?:naam)?) (?:is )?(?:for sale|te koop|parked|geparkeerd)\b/i },
  {
    kind: 'parked',
    pattern: /\b(?:buy|get|purchase) this domain\b|\b(?:koop|claim) (?:nu )?(?:deze domeinnaam|dit domein)\b/i,
  },
  {
    kind: 'parked',
    pattern:
      /\b(?:inquire about|make an offer (?:on|for)|interested in) this domain\b|\bbod (?:op|voor) (?:deze domeinnaam|dit domein)\b/i,
  },
  // The name itself is for sale: “voorbeeld.nl is for sale”.
  {
    kind: 'parked',
    pattern:
      /(?:^|\s)[a-z0-9][a-z0-9-]{0,62}\.(?:nl|com|net|org|eu|be|de|info|online|shop|io)(?: \S)? (?:is|staat|steht) (?:for sale|te koop|zu verkaufen|zum verkauf|available for purchase)\b/i,
  },
  {
    kind: 'parked',
    pattern:
      /\bparked free,? courtesy of\b|\bdiese domain (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|registriert))\b/i,
  },
  {
    kind: 'parked',
    pattern:
      /\b(?:eigenaar|houder) (?:van (?:deze domeinnaam|dit domein) )?heeft (?:hier )?nog geen (?:web)?site (?:geplaatst|online)\b|\bnog geen (?:web)?site (?:geplaatst|geüpload|gekoppeld) (?:op|aan) (?:deze domeinnaam|dit domein)\b|\bop (?:deze domeinnaam|dit domein) (?:staat|is) nog geen (?:web)?site\b/i,
  },
  {
    kind: 'parked',
    pattern:
      /\bdomain (?:name )?(?:is|has been) (?:registered|reserved),? (?:but|and) (?:the owner )?(?:has not|hasn['’]t|there is no|no)\b|\bno web ?site (?:has been|is) (?:configured|published|uploaded|linked) (?:at|on|to|for) this (?:address|domain)\b/i,
  },

  // The page of a server without a site.
  {
    kind: 'default',
    pattern: /\bwelcome to (?:nginx|openresty|tengine|centos|caddy|tomcat|wildfly|jboss|glassfish|xampp)\b/i,
  },
  { kind: 'default', pattern: /\bapache2? (?:\w{1,20} )?default page\b|^it works!?$/i },
  { kind: 'default', pattern: /\btest page for the (?:\w{1,20} ){0,3}(?:server|http)|\bhttp server test page\b/i },
  {
    kind: 'default',
    pattern: /\b(?:plesk|directadmin|cpanel|virtualmin|froxlor) default page\b|^iis windows server$|^iis ?\d*$/i,
  },
  {
    kind: 'default',
    pattern: /\bweb server'?s default page\b|^default web site page$|^(?:domain )?default page$|^index of \/$/i,
  },
  {
    kind: 'default',
    pattern:
      /\b(?:your|the) (?:new )?web ?server is (?:working|ready to use|now running|up and running)\b|\b(?:this is the|uw) default (?:index |web )?page (?:of|for) (?:your|this) (?:web ?site|domain|server)\b|\bweb station has been enabled\b/i,
  },
  {
    kind: 'default',
    pattern:
      /\byou['’]ve successfully installed tomcat\b|\bsuccessfully installed xampp\b|\bcaddy works!|\byou should replace this page with your own web ?pages\b|\bif you can read this page,? (?:it means that )?the (?:web|http|apache) ?server\b/i,
  },
  {
    kind: 'default',
    pattern:
      /\byour (?:web app|app service app|(?:wildfly|jetty|glassfish) (?:instance|server|application server)) is (?:up and |now )?running\b|\byou are all set to go!|\bupload your web ?site files (?:to|into)\b/i,
  },

  // A site that is announced; “Coming soon: our summer menu” is about something else.
  {
    kind: 'soon',
    pattern:
      /\b(?:coming|launching|opening|online) (?:very )?soon\b(?!\s?[:–—]\s?(?![^.!?]{0,40}\b(?:web ?)?(?:site|shop|store)\b)\p{L})|\bunder construction\b/iu,
  },
  {
    kind: 'soon',
    pattern:
      /\bbinnenkort (?:weer |hier )?(?:online|live)\b|\b(?:(?:web)?(?:site|shop)|webwinkel|pagina) (?:is |staat |wordt )?(?:momenteel |nog |op dit moment )?(?:in|onder) (?:aanbouw|constructie|ontwikkeling|opbouw)\b/i,
  },
  {
    kind: 'soon',
    pattern:
      /\bhier (?:komt|verschijnt|vindt u) (?:binnenkort )?(?:een|de|onze|het|mijn) (?:(?:gloed)?nieuwe )?(?:web)?(?:site|shop)\b|\b(?:nieuwe )?(?:web)?(?:site|shop) (?:komt eraan|is in de maak|is onderweg)\b/i,
  },
  {
    kind: 'soon',
    pattern:
      /\b(?:wij|we) (?:werken|bouwen|zijn bezig) (?:momenteel |nu |hard |op dit moment |nog ){0,3}(?:aan|met) (?:een|onze|de) (?:gloed)?nieuwe (?:web)?(?:site|shop)\b(?! (?:voor|van)\b)|\b(?:we are|we['’]re) (?:currently )?(?:working on|building|preparing) (?:something (?:new|awesome|great|amazing)|our (?:new )?(?:web ?)?(?:site|shop|store))\b/i,
  },
  {
    kind: 'soon',
    pattern:
      /\bhier entsteht (?:eine|unsere|demnächst)\b|\b(?:web)?(?:site|seite) (?:ist |befindet sich )?(?:noch )?im aufbau\b|\bsite en construction\b/i,
  },

  {
    kind: 'maintenance',
    pattern:
      /\bunavailable for scheduled maintenance\b|\b(?:down for|under|undergoing|performing) (?:some |scheduled |planned |routine )*maintenance\b|\bmaintenance mode\b|^(?:scheduled |in |site )?maintenance[.!]?$/i,
  },
  // A gardener may specialise in maintenance: only a site that says so about itself is closed for it.
  {
    kind: 'maintenance',
    pattern:
      /\bonderhoudsmodus\b|^(?:in|wegens|gepland|tijdelijk in|even in) onderhoud[.!]?$|^we['’]?ll be (?:right )?back(?: soon| shortly)?[.!]?$|^(?:wij|we) zijn (?:zo|straks|snel) (?:weer )?terug[.!]?$/i,
  },
  {
    kind: 'maintenance',
    pattern:
      /\b(?:site|website|webshop|webwinkel|pagina|shop)\b(?![^.!?]{0,40}\b(?:speciali|gespecial|expert|ervar|sterk|invest))[^.!?]{0,40} (?:in|wegens|vanwege) (?:gepland |groot )?onderhoud\b/i,
  },
  {
    kind: 'maintenance',
    pattern:
      /\b(?:wegens|vanwege|door) (?:gepland |technisch )?(?:onderhoud|onderhoudswerkzaamheden|werkzaamheden)\b[^.!?]{0,60}\b(?:even niet|niet bereikbaar|onbereikbaar|offline|gesloten|uit de lucht|niet beschikbaar)\b/i,
  },
  {
    kind: 'maintenance',
    pattern:
      /\b(?:onderhoud|onderhoudswerkzaamheden) (?:uit )?aan (?:de|deze|onze) (?:web)?(?:site|shop|winkel|server)\b(?! van\b)|\b(?:site|website|webshop|web ?page) (?:is )?(?:temporarily|tijdelijk) (?:unavailable|offline|down|niet bereikbaar|niet beschikbaar|onbereikbaar|uit de lucht|gesloten)\b|\btemporarily (?:offline|down|closed|unavailable) (?:due to|for|because of) maintenance\b/i,
  },

  {
    kind: 'suspended',
    pattern:
      /\b(?:account|website|site|page|domain) (?:has been |is |was )?(?:suspended|disabled by (?:the|your) host)/i,
  },
  {
    kind: 'suspended',
    pattern:
      /\b(?:account|website|site|hostingpakket|abonnement|domein(?:naam)?) (?:is|werd) (?:tijdelijk )?(?:opgeschort|geblokkeerd|gedeactiveerd|afgesloten|uitgeschakeld|buiten gebruik gesteld|geschorst)\b/i,
  },

  // Moved to another domain; only if the page links to it and names it there (parse/page-kind/stand-in.ts).
  {
    kind: 'moved',
    pattern:
      /\b(?:wij|we|ons bedrijf|deze (?:web)?(?:site|shop)|onze (?:web)?(?:site|shop)|de (?:web)?(?:site|shop)) (?:is|zijn|gaat|gaan)\b[^.!?]{0,30}\b(?:verhuisd|verplaatst|overgegaan|verder)\b/i,
  },
  {
    kind: 'moved',
    pattern:
      /\bnieuwe (?:(?:web)?(?:site|shop)|webadres|domein(?:naam)?)\b[^.!?]{0,40}\b(?:vindt|vind|is|staat|wordt|op|onder|adres)\b|\bnieuwe adres (?:is|wordt):? \S{1,60}\.[a-z]{2}|\b(?:vindt|vind) (?:u|je|ons) (?:ons |u )?(?:voortaan|nu|vanaf nu)\b/i,
  },
  {
    kind: 'moved',
    pattern:
      /\b(?:we|(?:this|our|the) (?:web ?)?(?:site|shop|store|page))(?: have|['’]ve| has| is)? (?:now )?(?:moved|relocated)\b|\b(?:our|the) new (?:web ?)?(?:site|address|home|domain) (?:is|can be found)\b|\bwir sind umgezogen\b/i,
  },
];

/** Hosts that serve parked names; registrable domains. */
export const PARKING_HOSTS: readonly string[] = [
  'sedoparking.com',
  'parkingcrew.net',
  'bodis.com',
  'above.com',
  'parklogic.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'undeveloped.com',
  'skenzo.com',
];

/** Default pages of servers with more than a few words: the title, and text that only they have. */
export const DEFAULT_PAGES: readonly { readonly title: RegExp; readonly says: RegExp }[] = [
  {
    title: /^Apache2 (?:Debian|Ubuntu) Default Page\b/,
    says: /\bdefault welcome page used to test the correct operation of the Apache2 server\b/,
  },
  {
    title: /\bTest Page\b/i,
    says: /\bused to test the proper operation of (?:the |an? )?(?:\w{1,20} ){0,3}(?:server|nginx)\b/i,
  },
  { title: /^Apache Tomcat\b/, says: /\byou['’]ve (?:successfully installed Tomcat|setup Tomcat successfully)\b/ },
  { title: /^Welcome to XAMPP$|^XAMPP\b/, says: /\bsuccessfully installed XAMPP\b/ },
  { title: /^Caddy works!$/, says: /\bCongratulations!/ },
  { title: /^(?:Web Server['’]s Default Page|Domain Default page)$/i, says: /\bPlesk\b/ },
  { title: /^Placeholder page$/, says: /\bYou should replace this page with your own web pages\b/ },
  { title: /^Microsoft Azure App Service\b/, says: /\bis (?:up and )?running\b/ },
  { title: /^Welcome!?$/, says: /\bThis is the default index page of your website\b/ },
];
