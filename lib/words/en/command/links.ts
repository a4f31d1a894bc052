import type { LinksWords } from '../../nl/command/links.ts';

/** Words of links to other sites (pijler scan --links). */
export const links: LinksWords = {
  none: ({ page }) => `${page}: there are no links to other sites.`,
  heading: ({ page, count }) =>
    `${page}: ${count === 1 ? '1 link' : `${count} links`} to other sites. These do not count in the score.`,
  states: {
    dead: 'Dead: nothing is there any more',
    softDead: 'Probably dead: the site says the same of an address that does not exist',
    unclear: 'Cannot be told',
    robots: 'Not requested: robots.txt of that site does not want it',
    acts: 'Not requested: this address may do something, such as log out or order',
    alive: 'In order',
  },
};
