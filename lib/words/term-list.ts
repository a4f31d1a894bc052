import type { Locale } from '../model.ts';

/** The term for a thing, and the names it must never have: one term per thing. */
interface Term {
  readonly nl: string;
  readonly en: string;
  /** Its other names, and calques of them; searched for in every text (`test/words/term-list.test.ts`). */
  readonly never: Readonly<Partial<Record<Locale, RegExp>>>;
}

export const TERMS: readonly Term[] = [
  {
    nl: 'header',
    en: 'header',
    never: {
      nl: /kopregel|\bregel (?:X-|Strict|Refer|Cross-)|HSTS-regel/i,
      en: /HSTS line|\bline (?:X-|Strict|Refer|Cross-)|line of the server/i,
    },
  },
  { nl: 'nameserver', en: 'name server', never: { nl: /naamserver/i, en: /\bnameserver/i } },
  {
    nl: 'register',
    en: 'registry',
    never: { nl: /registerbedrijf|\bregistry\b/i, en: /\b(?:the|this|a) register\b/i },
  },
  { nl: 'canonical', en: 'canonical URL', never: { nl: /voorkeursadres|canoniek/i, en: /canonical address/i } },
  {
    nl: 'hostingpartij',
    en: 'hosting provider',
    never: { nl: /hostingbedrijf|hostingprovider|provider/i, en: /hosting (?:party|company)/i },
  },
  { nl: 'webbouwer', en: 'web developer', never: { nl: /\bde bouwer|ontwikkelaar/i, en: /web ?builder|\bbuilder/i } },
  { nl: 'lek', en: 'vulnerability', never: { nl: /kwetsbaarhe/i, en: /\b(?:holes?|leaks?)\b(?! out)/i } },
  { nl: 'iframe', en: 'iframe', never: { nl: /\bkaders?\b/i, en: /\bframes?\b(?! this page)(?!-)/i } },
  { nl: 'stijlblad', en: 'stylesheet', never: { nl: /stylesheet|\bstijl(?:en)?\b/i, en: /style sheet/i } },
  {
    nl: 'derden',
    en: 'third party',
    never: { nl: /andere partij/i, en: /\bother part(?:y|ies)\b|\bof others\b|\bby others\b/i },
  },
  {
    nl: 'omleiding, doorsturen',
    en: 'redirect',
    never: { nl: /doorverwijz|\bleid(?:t|en)\b[^.;]{0,60} om\b|\bomleid(?:en|t)\b/i, en: /redirection/i },
  },
  { nl: 'inlogpagina', en: 'login page', never: { nl: /aanmeld/i, en: /log-in|\bsign(?:ed|ing)?[- ]in\b/i } },
  { nl: 'wildcard', en: 'wildcard', never: { nl: /jokerteken/i } },
  { nl: 'afbeelding', en: 'image', never: { nl: /(?<!\bin )\bbeeld(?:en)?\b|\bplaatje/i, en: /\bpictures?\b/i } },
  { nl: 'alt-tekst', en: 'alt text', never: { nl: /vervangende tekst/i, en: /\balternative text/i } },
  { nl: 'skiplink', en: 'skip link', never: { nl: /springlink/i } },
  { nl: 'tooltip', en: 'tooltip', never: { nl: /zweeftekst/i } },
  {
    nl: 'hulpsoftware',
    en: 'assistive technology',
    never: { nl: /hulpapparatuur|hulptechnologie/i, en: /assistive software/i },
  },
  {
    nl: 'robot',
    en: 'crawler',
    never: {
      nl: /\bcrawlers?\b|\bspider/i,
      en: /\brobot\b|\b(?:search|training|AI|known|most) robots\b|\brobots (?:that|find|then)\b/i,
    },
  },
  { nl: 'CMS', en: 'CMS', never: { nl: /websitesysteem|beheersysteem/i, en: /website system|content system/i } },
  { nl: 'ontwikkelversie', en: 'development build', never: { nl: /bouwversie/i } },
  { nl: 'gecomprimeerd', en: 'compressed', never: { nl: /ingepakt|inpakken/i, en: /\bpacked\b/i } },
  { nl: 'controlesom', en: 'checksum', never: { nl: /controlegetal/i, en: /check number/i } },
  { nl: 'www-variant', en: 'www variant', never: { en: /\btwin\b/i } },
  { nl: 'DNS-vraag', en: 'DNS lookup', never: { nl: /opzoeking/i, en: /look-up|\b(?:DNS|CAA) quer/i } },
  {
    nl: 'antwoord (van een server)',
    en: 'response',
    never: { en: /\banswers? (?:of|is not|has no|was)\b|https? answer|gives? no (?:usable )?answer/i },
  },
  { nl: 'verzoek', en: 'request', never: { nl: /\baanvra(?:gen|ag)\b(?! \(ECH\))/i } },
  { nl: 'fout', en: 'error', never: { en: /\bfaults?\b/i } },
  { nl: 'oplossen', en: 'fix', never: { en: /\brepair/i } },
  { nl: 'begrensd', en: 'limited', never: { nl: /\bbeperkt (?:tot|door) “?/i } },
  { nl: 'homepage', en: 'home page', never: { nl: /startpagina/i, en: /\bhomepage\b/i } },
  {
    nl: 'webapplicatie',
    en: 'web application',
    never: { nl: /\bapplicatie\b|\been toepassing\b/i, en: /(?<!web )\bapplications?\b(?!\/)/i },
  },
  { nl: 'plug-in', en: 'plug-in', never: { nl: /(?<!ai-|mu-)\bplugins?\b/i, en: /(?<!ai-|mu-)\bplugins?\b/i } },
  { nl: 'webwinkel', en: 'online shop', never: { en: /web ?shop/i } },
  { nl: 'code (van een antwoord)', en: 'code (of a response)', never: { nl: /\bstatus \d/, en: /\bstatus \d/ } },
  { nl: 'score (van een pijler)', en: 'score', never: { nl: /(?:\bhier het|\bdit) cijfer\b/i, en: /\bthis grade\b/i } },
  {
    nl: 'bewaren',
    en: 'save',
    never: {
      en: /\bkept (?:scan|report|result)|\b(?:scans?|reports?|results?|history) (?:is|are|was|were) (?:\w+ ){0,3}kept\b|\bnot kept\b/i,
    },
  },
  { nl: 'toegang geven', en: 'give access', never: { en: /\bgrant/i } },
  { nl: 'via https', en: 'over https', never: { nl: /\bover https?\b/, en: /\bvia https?\b/i } },
  { nl: 'pictogram (van Pijler)', en: 'icon', never: { nl: /\bknop van Pijler/i, en: /\bPijler button/i } },
  { nl: 'voet', en: 'footer', never: { nl: /voettekst/i } },
  { nl: 'eis (van WCAG)', en: 'success criterion', never: { en: /WCAG 2\.2[ /A]* requirement|criteria of WCAG/i } },
  { nl: 'standaard', en: 'standard', never: { nl: /\b(?:HTML|ARIA)-norm\b/i, en: /\b(?:HTML|ARIA) specification\b/i } },
];

/** Phrases copied from another language, or archly worded, that were found in these texts and must not return. */
export const CALQUES: Readonly<Record<Locale, readonly RegExp[]>> = {
  nl: [
    // A thing is "die", "deze", "het" or "ze"; never a she.
    /\b(?:zij|haar)\b/i,
    /\bspeelt (?:dit|hier|deze)|\bdit niet spelen|dan speelt\b/i,
    /steekt? (?:te weinig|genoeg|goed) af|\bafsteekt/i,
    /\bzeggende\b|\btelt er niets\b/i,
    /\bom de tekst heen\b|noodstand|\bvasthoud/i,
    /(?:Beleid|Strengheid|Rapporten|Opzoekingen|Algoritme|Instellingen|Versie|Meldingen) van (?:de )?(?:DMARC|SPF|DNSSEC|NSEC3|TLS|CSP|Pijler)\b/,
    /Slot op verhuizen|Rust voor wie|om rust vraagt|Waar is contact mee gelegd|Uw lokale resultaat|antwoordt niet goed/i,
    /\b(?:de|dit|die|een) (?:bouw|verbouwing)\b/i,
    // "bekeken links": what was checked is "gecontroleerd".
    /\bbekeken (?:links?|scripts?|adres|pagina|taal)/i,
    /onbeveiligde versie|kale HTML|proefstand/i,
    /\b(?:wij|we|ons|onze)\b/i,
    // Nor a he.
    /\bhij\b|\bzijn www-variant/i,
    /(?:ligt|legt)[^.;]{0,40} op de zijkant/i,
    /\b(?:de|het) ene (?:gecontroleerde|afbeelding)|te proberen zijn\b|\bhet net was\b|\beromheen scannen/i,
    /\bde canonical (?:is (?!een volledig|onvolledig|geen geldig)|geeft|stuurt|mag niet)\b/i,
  ],
  en: [
    // "Is no article", "has no own": Dutch negation and possession.
    /(?<!\bthere )\b(?:is|are|was) no\b(?! longer)/i,
    /(?<!\b(?:its|their|your|our|my|his|whose)|[’']s|s[’'])(?<!\b(?:very)) own\b/i,
    /\bstands?\b(?! out| for| still| in for)/i,
    /(?<!\bon )\bholds?\b(?! (?:search engines )?back)/i,
    /\blooked at\b|\bnamed here\b/i,
    /\banother\b[^.;]{0,60}\bthan\b/i,
    /\bnames? (?:PHP|software|no|one|the exact)\b/i,
    /\bdoes not answer well|question does not arise|Settings of Pijler|Scripts without doubles|those who ask for/i,
    /\bgo(?:es)? along|went along|sent along/i,
    /\bwhoever\b|^Who asks/i,
    /\bof a process\b|\bare told\b|\bis told\b/i,
    /\bon the same way\b|\bseen for certain\b/i,
    /\b(?:we|our)\b/i,
    /\bcan therefore not\b|\bin the place of\b|\bthe present \w+ element|\bfollowable\b|\bfindable\b|\bfor the sake of text/i,
    /\b(?:no longer|nothing is) told\b|\baddress that acts\b|\bis so\b/i,
    /\bmoves? on\b(?! to)|\bheld against\b|\bthe party that\b|\bchecked nowhere\b|\bdoes not let that be\b/i,
  ],
};
