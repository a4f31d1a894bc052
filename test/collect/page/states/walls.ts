import { BAKERY, doc, type Variant } from './kit.ts';

const wall = (what: string, html: string, more: Partial<Variant> = {}): Variant => ({
  ...{ what, state: 'wall', html },
  ...more,
});

/** Pages that are nothing but a question for consent or an age: no window over them, other markup and words than ours. */
export const WALLS: readonly Variant[] = [
  wall(
    'a brewery that asks before it shows anything',
    doc(
      'Brouwerij De Kade',
      '<div class="poort"><img src="/logo.svg" alt="De Kade"><h1>Bent u 18 jaar of ouder?</h1><p>Geen 18, geen alcohol.</p><form method="post"><button name="oud" value="1">Ja</button> <button name="oud" value="0">Nee</button></form></div>',
    ),
  ),
  wall(
    'a wine shop that asks for a date of birth',
    doc(
      'Welcome | North Wines',
      '<section><h2>You must be of legal drinking age to enter this site</h2><form><label>Date of birth <input name="dob" placeholder="DD-MM-YYYY"></label><button>Enter</button></form><p><a href="/terms">Terms</a> <a href="/privacy">Privacy policy</a></p></section>',
      { lang: 'en' },
    ),
  ),
  wall(
    'a shop for vapes with two links',
    doc(
      'Leeftijdscontrole',
      '<p>Leeftijdscontrole</p><a href="/start">Ik ben 18+</a> <a href="https://www.google.nl/">Ik ben jonger</a>',
    ),
  ),
  wall(
    'a newspaper that sends a page of consent first',
    doc(
      'Cookies',
      '<main><h1>Voordat je verder gaat naar de krant</h1><p>Wij en onze 143 partners plaatsen cookies om advertenties te tonen die bij je passen. Je kunt je keuze later altijd wijzigen.</p><button>Akkoord</button> <button>Instellingen</button><p><a href="/privacybeleid">Privacybeleid</a></p></main>',
    ),
  ),
  wall(
    'a page at an address of consent',
    doc(
      'Privacy',
      '<h1>Your privacy</h1><p>We use cookies and similar tracking to measure our audience.</p><button>Accept all</button><button>Manage</button>',
      { lang: 'en' },
    ),
    { path: '/consent/?return=%2F' },
  ),
];

/** Pages that speak of consent or an age, and shut nobody out. */
export const NO_WALLS: readonly Variant[] = [
  {
    what: 'a shop that says who may buy',
    html: doc(
      'Bakkerij Jansen',
      `${BAKERY}<p>Bent u 18 jaar of ouder? Dan mag u ook onze rumbonbons kopen. Ja, echt; nee, jonger niet.</p>`,
    ),
  },
  {
    what: 'a bar about cookies under a short page',
    html: doc(
      'Kapper Kees',
      '<h1>Kapper Kees</h1><p>Dinsdag tot zaterdag open, zonder afspraak. Bel 0570 123456.</p><div>Wij gebruiken cookies. Door verder te gaan gaat u daarmee akkoord. <button>Akkoord</button></div>',
    ),
  },
  {
    what: 'a club that asks who may join',
    html: doc(
      'Lid worden',
      '<h1>Lid worden</h1><p>Bent u 18 jaar of ouder? Dan kunt u zelf lid worden. Voor jongeren tekent een ouder. De contributie is vijftien euro per maand.</p>',
    ),
  },
  {
    what: 'a statement about cookies',
    html: doc(
      'Cookieverklaring',
      `<main><h1>Cookieverklaring</h1><p>${'Deze site gebruikt cookies om te onthouden wat u in uw winkelmand legt, en vraagt toestemming voor alle andere. '.repeat(25)}</p><button>Accepteren</button></main>`,
    ),
  },
  {
    what: 'a page to sign in that names its privacy rules',
    html: doc(
      'Inloggen',
      '<h1>Inloggen</h1><p>Om verder te gaan accepteer je de privacyregels.</p><form method="post"><input type="text" name="naam" aria-label="Naam"><input type="password" name="w" aria-label="Wachtwoord"><button>Inloggen</button></form>',
    ),
  },
  {
    what: 'a quiz',
    html: doc('Quiz', `${BAKERY}<h2>Are you 18?</h2><button>Yes</button><button>No</button>`),
  },
];
