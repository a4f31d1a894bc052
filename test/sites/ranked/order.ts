/** One site of the forty, as an expert places it before any scan. */
export interface Ranked {
  /** Name of its file in this folder. */
  readonly name: string;
  readonly url: string;
  readonly what: string;
  /** Why it stands below the one before it: what happens to whom. */
  readonly because: string;
}

/**
 * Forty sites from best to worst: twenty systems as they are installed, twenty Dutch sites. The order was written down before
 * they were scanned, from what happens to visitors and owner; it is not changed to fit a score.
 */
export const RANKED: readonly Ranked[] = [
  {
    name: 'gemeente',
    url: 'https://gemeentezandoever.nl/',
    what: 'municipality, everything in order',
    because: 'Nothing happens to anybody: domain, mail, policies and page are as the standards ask.',
  },
  {
    name: 'webwinkel',
    url: 'https://theehuisdenoot.nl/',
    what: 'web shop, kept by an agency',
    because: 'Safe to buy from and easy to find; a few fine points of policy are missing.',
  },
  {
    name: 'pension',
    url: 'https://pensionduinzicht.nl/',
    what: 'guest house in three languages',
    because: 'Well made in each language; its domain has no DNSSEC and its policy is short.',
  },
  {
    name: 'eenpagina',
    url: 'https://tekenbureaulindeman.nl/',
    what: 'one page of a designer',
    because: 'Little text, all of it in order, on a host with some headers.',
  },
  {
    name: 'kitzorg',
    url: 'https://massagepraktijkruimte.nl/',
    what: 'hosted kit, filled in with care',
    because: 'The owner filled in everything; the kit sets few headers.',
  },
  {
    name: 'krant',
    url: 'https://hetkanaalblad.nl/nieuws/brug-dicht',
    what: 'article of a local paper, with AMP',
    because: 'Signed, dated and fast; older habits in policy and markup.',
  },
  {
    name: 'kitwinkel',
    url: 'https://wolenpatroon.nl/',
    what: 'hosted kit, small shop',
    because: 'The kit keeps software and certificate; descriptions and mail records were never filled in.',
  },
  {
    name: 'bakkerij',
    url: 'https://bakkerijdekorst.nl/',
    what: 'bakery, WordPress kept up',
    because: 'An ordinary site with faults in every field, none of them grave.',
  },
  {
    name: 'toestemming',
    url: 'https://tuinmagazine.nl/',
    what: 'magazine behind a wall of consent',
    because: 'As the bakery, and every visitor is stopped before reading.',
  },
  {
    name: 'leeftijd',
    url: 'https://wijnkoperijdekan.nl/',
    what: 'wine shop behind an age gate',
    because: 'The same, with old markup behind the gate.',
  },
  {
    name: 'kader',
    url: 'https://fysiodebrink.nl/',
    what: 'practice, booking in a frame of another host',
    because: 'Patients can book; headings, names of fields and policies were forgotten.',
  },
  {
    name: 'nextcloud',
    url: 'https://wolk.adviesgroepnoord.nl/login',
    what: 'Nextcloud, page to sign in',
    because: 'Well set up by its makers and meant for its own people; the domain is bare.',
  },
  {
    name: 'gitea',
    url: 'https://code.werkplaatszuid.nl/',
    what: 'Gitea, first page',
    because: 'Current and closed by default; nothing of its owner on it, and few headers.',
  },
  {
    name: 'roundcube',
    url: 'https://webmail.drukkerijhaan.nl/',
    what: 'Roundcube, page to sign in',
    because: 'Works and asks passwords over https; the host adds nothing.',
  },
  {
    name: 'kitrest',
    url: 'https://hondentrimsalonwoef.nl/',
    what: 'hosted kit, sample texts left',
    because: 'Customers read sample texts and cannot find the price; the kit keeps it safe.',
  },
  {
    name: 'kaalnaam',
    url: 'https://www.schoenmakerijvos.nl/',
    what: 'ordinary site, bare domain without an address',
    because: 'Whoever types the name without www gets nothing; with www it is an ordinary site.',
  },
  {
    name: 'moodle',
    url: 'https://leren.opleidinghuis.nl/',
    what: 'Moodle, as installed',
    because: 'A working system without a course; search engines find an empty page.',
  },
  {
    name: 'mediawiki',
    url: 'https://wiki.modelspoorclub.nl/',
    what: 'MediaWiki, as installed',
    because: 'The same, with a page that tells visitors how to set it up.',
  },
  {
    name: 'phpbb',
    url: 'https://forum.vijverliefhebbers.nl/',
    what: 'phpBB, as installed',
    because: 'The same, with one welcome by the installer.',
  },
  {
    name: 'wordpress',
    url: 'https://nieuwblogje.nl/',
    what: 'WordPress, as installed',
    because: 'A sample post and a sample page under a name that stands for nobody.',
  },
  {
    name: 'joomla',
    url: 'https://joomlastart.nl/',
    what: 'Joomla, as installed',
    because: 'A menu with one entry and no word.',
  },
  {
    name: 'drupal',
    url: 'https://drupalstart.nl/',
    what: 'Drupal, as installed',
    because: 'It says itself that there is no content.',
  },
  {
    name: 'ghost',
    url: 'https://spookblad.nl/',
    what: 'Ghost, as installed',
    because: 'It announces a site that does not come.',
  },
  {
    name: 'dokuwiki',
    url: 'https://docs.kleinbedrijfhulp.nl/doku.php',
    what: 'DokuWiki, as installed',
    because: 'Its first page says that it does not exist.',
  },
  {
    name: 'prestashop',
    url: 'https://proefwinkeltje.nl/',
    what: 'PrestaShop with its sample products',
    because: 'Visitors may order what nobody sells.',
  },
  {
    name: 'menukaart',
    url: 'https://restaurantdeschelp.nl/',
    what: 'restaurant, menu as PDF',
    because:
      'A picture and a file: neither a telephone nor an assistant can read what there is to eat, nothing else is looked after.',
  },
  {
    name: 'advocaat',
    url: 'https://advocatenvandermolen.nl/',
    what: 'law firm, drawn by scripts',
    because: 'Whoever runs no scripts gets nothing; nothing was set on the host, and the form posts to nowhere safe.',
  },
  {
    name: 'alleenhttp',
    url: 'http://postduivenvereniging.nl/',
    what: 'club, http only',
    because: 'Every browser warns, and anybody on the way can read and change the page.',
  },
  {
    name: 'omgezet',
    url: 'https://slagerijjansen-oud.nl/',
    what: 'moved to another domain, a page says so',
    because: 'No site any more: whoever comes has to go on by hand.',
  },
  {
    name: 'bezet',
    url: 'https://autobedrijfnieuw.nl/',
    what: 'holding page of a host',
    because: 'No site yet: the name is registered and nothing else.',
  },
  {
    name: 'nginx',
    url: 'https://srv12.nethuisje.nl/',
    what: 'nginx, default page',
    because: 'Somebody meant to finish it; visitors read about a web server.',
  },
  {
    name: 'apache',
    url: 'http://bak3.nethuisje.nl/',
    what: 'Apache, default page over http',
    because: 'The same, without https, and it tells how the server is set up.',
  },
  {
    name: 'adminer',
    url: 'https://db.reisbureauzon.nl/adminer.php',
    what: 'Adminer, login open to the world',
    because: 'Anybody may try passwords of the database.',
  },
  {
    name: 'phpmyadmin',
    url: 'http://pma.sportzaakfit.nl/',
    what: 'phpMyAdmin, login open to the world, over http',
    because: 'The same, and passwords cross the line in plain text.',
  },
  {
    name: 'foutmelder',
    url: 'https://planner.cateringblauw.nl/',
    what: 'framework in debug mode',
    because: 'Settings and paths are told to every stranger.',
  },
  {
    name: 'mappen',
    url: 'http://oud.makelaardijhof.nl/',
    what: 'listing of a folder with a database in it',
    because: 'The customers’ data can be taken along by anybody.',
  },
  {
    name: 'installatie',
    url: 'http://nieuw.bloemenhuisroos.nl/wp-admin/install.php',
    what: 'WordPress, installer open',
    because: 'Whoever comes first owns the site.',
  },
  {
    name: 'pmaopen',
    url: 'http://sql.fietsverhuurkust.nl/',
    what: 'phpMyAdmin, open without a password',
    because: 'The database is in everybody’s hands.',
  },
  {
    name: 'gehackt',
    url: 'https://schildersbedrijfkwast.nl/',
    what: 'broken into, old WordPress',
    because: 'Visitors are sent to criminals today.',
  },
];

/** Answered with 503: it will be another page soon, and has no place in the order. */
export const AWAY_FOR_A_WHILE: Ranked = {
  name: 'onderhoud',
  url: 'https://sporthalzuid.nl/',
  what: 'maintenance, 503 with Retry-After',
  because: 'What is seen now is not what it will be.',
};
