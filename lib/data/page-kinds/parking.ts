/** Signs of a page that stands in for a website: parked, the server's own, not yet there, closed. */
export interface StandIn {
  readonly kind: 'parked' | 'default' | 'soon' | 'maintenance' | 'suspended';
  readonly pattern: RegExp;
}

export const PARKING_CHECKED = '2026-11-20';

/** On the title, or on the text of a short page. */
export const STAND_IN_TEXTS: readonly StandIn[] = [
  {
    kind: 'parked',
    pattern: /\b(?:this|deze) domein?(?:naam| name)? (?:is|may be|kan|staat) (?:for sale|te koop|parked|geparkeerd)/i,
  },
  { kind: 'parked', pattern: /\b(?:domain|domein(?:naam)?) (?:is )?(?:for sale|te koop|parked|geparkeerd)\b/i },
  { kind: 'parked', pattern: /\bthis domain (?:name )?(?:is|has been) (?:parked|registered|reserved)\b/i },
  { kind: 'parked', pattern: /\bdeze domeinnaam is (?:geregistreerd|gereserveerd|geparkeerd|bezet|te koop)\b/i },
  { kind: 'parked', pattern: /\bbuy this domain\b|\bkoop deze domeinnaam\b/i },
  { kind: 'default', pattern: /\bwelcome to (?:nginx|openresty|centos|caddy|tomcat)\b/i },
  { kind: 'default', pattern: /\bapache2? (?:\w{1,20} )?default page\b|^it works!?$/i },
  { kind: 'default', pattern: /\btest page for the (?:\w{1,20} ){0,3}(?:server|http)/i },
  { kind: 'default', pattern: /\b(?:plesk|directadmin|cpanel) default page\b|^iis windows server$|^iis\d*$/i },
  { kind: 'default', pattern: /\bweb server'?s default page\b|^default web site page$|^index of \/$/i },
  { kind: 'soon', pattern: /\b(?:coming|launching) soon\b|\bunder construction\b/i },
  {
    kind: 'soon',
    pattern:
      /\bbinnenkort (?:weer )?(?:online|live)\b|\b(?:web)?site (?:is |staat )?(?:nog )?(?:in|onder) (?:aanbouw|constructie)\b/i,
  },
  { kind: 'soon', pattern: /\bhier komt (?:binnenkort )?(?:een|de|onze) (?:nieuwe )?(?:web)?site\b/i },
  {
    kind: 'maintenance',
    pattern:
      /\bunavailable for scheduled maintenance\b|\b(?:down for|under) maintenance\b|\bmaintenance mode\b|^(?:scheduled |in )?maintenance[.!]?$/i,
  },
  // A gardener may well specialise in upkeep: only a site that says so of itself is closed for it.
  { kind: 'maintenance', pattern: /\bonderhoudsmodus\b|^(?:in|wegens|gepland|tijdelijk in) onderhoud[.!]?$/i },
  {
    kind: 'maintenance',
    pattern:
      /\b(?:site|website|webshop|webwinkel|pagina|shop)\b(?![^.!?]{0,40}\b(?:speciali|gespecial|expert|ervar|sterk|invest))[^.!?]{0,40} (?:in|wegens|vanwege) (?:gepland )?onderhoud\b/i,
  },
  {
    kind: 'maintenance',
    pattern:
      /\b(?:wegens|vanwege) (?:gepland )?onderhoud\b[^.!?]{0,60}\b(?:even niet|niet bereikbaar|onbereikbaar|offline|gesloten|uit de lucht|niet beschikbaar)\b/i,
  },
  { kind: 'suspended', pattern: /\b(?:account|website|site|page) (?:has been |is )?suspended\b/i },
  {
    kind: 'suspended',
    pattern: /\b(?:account|website|site) is (?:tijdelijk )?(?:opgeschort|geblokkeerd|gedeactiveerd)\b/i,
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

/** Pages that servers come with and that say more than a few words: the title, and what only they say. */
export const DEFAULT_PAGES: readonly { readonly title: RegExp; readonly says: RegExp }[] = [
  {
    title: /^Apache2 (?:Debian|Ubuntu) Default Page\b/,
    says: /\bdefault welcome page used to test the correct operation of the Apache2 server\b/,
  },
];
