/** Texts that were meant to be replaced before a site went live, and errors that were not meant to be seen. */
export const LEFTOVERS_CHECKED = '2026-11-20';

/** Error output of PHP, all on one line: its kind, and after its message the file and line. */
export const PHP_ERROR = /\b(?:Fatal error|Parse error|Warning|Notice|Deprecated): /g;
export const PHP_ERROR_POSITION = / in (?:\/|[A-Z]:\\)\S{1,200}\.php(?:\(\d{1,9}\))? on line \d{1,9}/;

/** Template tokens that were not filled in. */
export const TOKENS: readonly RegExp[] = [
  /\{\{ ?[a-z_$][\w.$ |'"()-]{0,60}\}\}/i,
  /%%[a-z_]{2,40}%%/i,
  /\{% ?[a-z]{2,20} [^%]{0,60}%\}/i,
  /\[object Object\]/,
  /<\?(?:php|=) /,
  /\[%[A-Z_]{2,40}%\]/,
];

/** Texts that consist of the name of a missing value, as programs write it: NAN is a brand. */
export const VOID_TEXT = /^(?:[Uu]ndefined|[Nn]ull|NULL|NaN|\[object Object\])$/;

/** Filler text, and the texts that systems put on a new site; matched against the visible text. */
export const SAMPLE_TEXTS: readonly { readonly pattern: RegExp; readonly language: 'la' | 'en' | 'nl' }[] = [
  { language: 'la', pattern: /\blorem ipsum\b|\bdolor sit amet\b/i },
  {
    language: 'en',
    pattern:
      /\bThis is your first post\. Edit or delete it\b|\bThis is an example page\. It’?'?s different from a blog post\b/i,
  },
  {
    language: 'nl',
    pattern:
      /\bDit is je eerste bericht\. (?:Bewerk|Pas (?:het |dit )?aan|Wijzig|Verwijder)\b|\bDit is een voorbeeldpagina\b/i,
  },
  { language: 'en', pattern: /\bJust another WordPress site\b/i },
  {
    language: 'nl',
    pattern: /\b(?:Weer|Nog) (?:een|’n) (?:andere )?WordPress[- ]site\b|\bEen andere WordPress[- ]site\b/i,
  },
  {
    language: 'en',
    pattern: /\bYour (?:tagline|slogan|company name|text) here\b|\bClick edit button to change this text\b/i,
  },
  { language: 'nl', pattern: /\bHier komt (?:uw|je|de) tekst\b|\bVul hier (?:uw|je) tekst in\b/i },
  // Placeholder texts that kits put in a text block, for its owner to click on.
  { language: 'en', pattern: /\bClick here to (?:add your own|edit (?:this|your|the)) text\b/i },
  {
    language: 'nl',
    pattern: /\bKlik hier om (?:de|deze|uw|je|jouw) tekst (?:te (?:bewerken|wijzigen|veranderen)|aan te passen)\b/i,
  },
];

/** Words of the usual filler that hardly occur in other languages. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum'.split(
    ' ',
  ),
);

/**
 * Texts that a generator puts on the first page, matched against the body text without its code. Own collection, tried
 * on each generator that `npm run systems` installs.
 */
export const START_TEXTS: readonly RegExp[] = [
  // Next.js and Vite name files as code, which is not searched.
  /\bTo get started, edit the\s{1,3}(?:\S{1,40}\s)?file\b|\bGet started by editing\s{1,3}(?:\S{0,20}page\.[jt]sx?|Save and see)\b/,
  /\bWelcome to Nuxt! |\bRemove this welcome page by replacing\b/,
  /\bEdit\s{1,3}(?:\S{1,40}\s{1,3})?and save to (?:test\s{1,3}(?:HMR|Count is)|reload)\b/,
  /\bCongratulations! Your app is running\./,
  /\bWelcome to SvelteKit\s{1,3}Visit \S{0,30}\s?to read the documentation\b|\bto your new SvelteKit app\b/,
  // Astro's smallest starter shows its name, and nothing else.
  /^\s*Astro\s*$/,
  /\bDinosaurs are cool\b|\bdiscover Docusaurus in less than 5 minutes\b|\bDocusaurus blogging features are powered by\b/i,
  /\bWelcome to Hexo! This is your very first post\b/,
  /\bFor full documentation visit mkdocs\.org\b/,
  // Taken from their makers' files.
  /\bWelcome to Your Vue\.js (?:\+ TypeScript )?App\b/,
  /\bYou’?'?ll find this post in your _posts directory\b/i,
  /\bYou’?'?re seeing this (?:message|page) because you haven’?'?t configured any URLs\b|\bThe install worked successfully! Congratulations!/,
  /\bLaravel has (?:an incredibly rich ecosystem|wonderful(?:, thorough)? documentation)\b/,
  /\bWelcome to the official Astro blog starter template\b/,
  /\bYay! You['’]re on Rails!|\bWelcome to (?:CakePHP|CodeIgniter|Symfony|AdonisJS|Remix|Express)\b(?! (?:is|are|was)\b)/,
  /\bLearn about building Web apps with ASP\.NET Core\b|\bPeace of mind from prototype to production\b/,
  /\bEdit\s{1,3}src\/App\.\w{2,3}\s{1,3}and save to reload\b|\bCongratulations, you made it!\s{1,3}You['’]ve officially spun up your very first Ember app\b/,
  /\byou just made a Gatsby site\b/i,
];

/** The same for systems that their owner named while installing them: the title is the owner's. */
export const INSTALLED_TEXTS: readonly RegExp[] = [
  // Joomla: a menu with one entry, a sign-in form, and no text.
  /^(?:\S{1,40} ){0,14}?Home (?:(?:Home|You are here:|U bent hier:|Main Menu|Hoofdmenu) ){0,6}(?:Login Form|Inlogformulier|Aanmeldformulier)\b/,
  // Moodle: no course yet.
  /\bNo courses are available\b|\bEr zijn geen cursussen beschikbaar\b|^(?:\S{1,40} ){1,30}(?:You are not logged in\.|U bent niet (?:ingelogd|aangemeld)\.)(?: \S{1,40}){0,16}$/,
  // Sample pages of WordPress' own themes.
  /\bMindblown: a blog about philosophy\b|\bÉtudes is a pioneering firm that seamlessly merges creativity\b/,
  /\bCMS homepage content goes here\b|\bWelcome to your (?:new )?(?:Umbraco|Statamic|Wagtail|Kirby|OctoberCMS|Craft|Backdrop|Concrete|Plone|NodeBB|Discourse|Flarum|brand new NodeBB)\b/i,
  /\bthe owner of this web ?site has just installed Plone\b|\bSay Hello to Grav!|\bYou['’]re up and running with Craft CMS\b|\bWelcome to Backdrop CMS\b/i,
  /\bhas not (?:been configured|published any content) yet\b.{0,80}\bUmbraco\b|\byour website doesn['’]t contain any published content yet\b/i,
  /\bThere are currently no publicly-advertised Mailman mailing lists\b/i,
  /\bYou haven['’]t created any front ?page content yet\b|\bNo front page content has been created yet\b/i,
  /\bDescription of your first forum\b|\bBeschrijving van je eerste forum\b/,
  // PrestaShop's sample catalogue, which nobody sells.
  /\bHummingbird printed (?:t-shirt|sweater)\b/i,
  /\bMediaWiki (?:has been|is) installed\b|\bMediaWiki is geïnstalleerd\b/,
  // Ghost's first post and page, before and after its owner entered a name.
  /\ba brand new site (?:by .{1,100} )?that['’]s just getting started\. Things will be up and running here shortly\b/,
  /\bis an independent publication(?: launched in .{1,120})?\. If you subscribe today, you['’]ll get full access to the website\b/,
];

/** What a wiki shows when its first page has not been written; at the address where the wiki begins. */
export const UNWRITTEN_START =
  /\bThis topic does not exist yet\b|\bDeze pagina bestaat nog niet\b|\bDit onderwerp bestaat nog niet\b|\bThere is currently no text in this page\b|\bEr is (?:op dit moment|nog) geen tekst op deze pagina\b/i;

/** Words from which a page is more than such a start page, and may be about one. */
export const TEMPLATE_WORDS = 300;

/** Words up to which a page with a sample post's heading below its first heading consists of that post only. */
export const SAMPLE_WORDS = 80;

/** Headings and link texts of sample posts and pages. */
export const SAMPLE_TITLES = /^(?:hallo wereld!?|hello world!?|voorbeeldpagina|voorbeeld pagina|sample page)$/i;

/** Names under which sites are developed, below the site's own domain. */
export const STAGING_NAME = /(?:^|\.)(?:staging|stage|acceptatie|acc|test|dev|development)\d?\./i;

/** Hosts where customers' sites are developed, not run. */
export const STAGING_HOST =
  /\.(?:wpengine\.com|kinsta\.cloud|wpstaging\.io|myftpupload\.com|preview-domain\.com|tempurl\.host)$/i;

/** Domains reserved for examples (RFC 2606). */
export const EXAMPLE_DOMAIN = /(?:^|[@/.])example\.(?:com|org|net)(?:[/?#]|$)/i;
