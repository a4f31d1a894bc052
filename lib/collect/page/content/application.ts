import { ASKS_SCRIPTS } from '../../../data/page-kinds/page-kinds.ts';
import type { Page } from '../../../facts/page.ts';
import { all, startOf } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

/** Elements looked at, and characters of each. */
const LIMIT = { applications: 20, silent: 20, characters: 500 };
/** Share of the page's elements that an application holds: a player or a map is a part of a page. */
const WHOLE = 0.5;

/** What the markup says of a page that is worked with: the role of most of it, and that it needs scripts. */
export const applicationOf = ({ doc }: Reading): Pick<Page['markup'], 'application' | 'asksScripts'> => {
  const elements = all(doc, '*').length;
  const roles = all(doc, '[role="application" i]').slice(0, LIMIT.applications);
  const silent = all(doc, 'noscript').slice(0, LIMIT.silent);
  return {
    ...(roles.some((element) => all(element, '*').length >= WHOLE * elements) ? { application: true as const } : {}),
    ...(silent.some((element) => ASKS_SCRIPTS.test(startOf(element, LIMIT.characters)))
      ? { asksScripts: true as const }
      : {}),
  };
};
