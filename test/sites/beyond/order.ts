import type { Ranked } from '../ranked/order.ts';

/**
 * Ten sites beyond the forty, from best to worst. The order was written down before they were scanned, from what happens to
 * visitors and owner; it is not changed to fit a score.
 */
export const BEYOND_RANKED: readonly Ranked[] = [
  {
    name: 'bibliotheek',
    url: 'https://bibliotheekderietlanden.nl/',
    what: 'library, everything in order',
    because: 'Nothing happens to anybody.',
  },
  {
    name: 'notaris',
    url: 'https://notarisvanveen.nl/',
    what: 'notary, made with care on a plain domain',
    because:
      'The page is as good; the domain is not signed, mail in its name is not stopped, and scripts may come from anywhere.',
  },
  {
    name: 'fietsenmaker',
    url: 'https://fietsenmakerdespaak.nl/',
    what: 'repair shop, by somebody who reads up on it',
    because: 'All that visitors need is there; structure for screen readers and several headers were never thought of.',
  },
  {
    name: 'zwemclub',
    url: 'https://zwemverenigingdolfijn.nl/',
    what: 'swimming club, by a volunteer',
    because: 'Pale text, a picture that is not described, no description, no protecting headers at all.',
  },
  {
    name: 'kapper',
    url: 'https://kapperknip.nl/',
    what: 'hosted kit with its sample texts',
    because: 'Visitors read Latin, in a page that says it is English, with a form whose fields have no names.',
  },
  {
    name: 'vishandel',
    url: 'https://vishandelnoordzee.nl/',
    what: 'WordPress of seven years ago',
    because:
      'It says what the shop sells, over https; anybody can break in by holes that have been published for years.',
  },
  {
    name: 'garage',
    url: 'https://garagedehoek.nl/',
    what: 'page of twenty years ago, by http as well',
    because: 'Cannot be read on a telephone or by a screen reader, and what the form sends may be read on its way.',
  },
  {
    name: 'toneelgroep',
    url: 'http://toneelgroepdedeur.nl/',
    what: 'drama group, http only',
    because: 'As the one before, and there is no https at all: whoever is in between can change the page.',
  },
  {
    name: 'tehuur',
    url: 'https://tuinhuizenvergelijken.nl/',
    what: 'domain for sale',
    because: 'There is no site.',
  },
  {
    name: 'sportschool',
    url: 'https://sportschoolijzersterk.nl/',
    what: 'broken into, with hidden links to casinos',
    because: 'It works for whoever broke in.',
  },
];
