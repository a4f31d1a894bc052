import { defineCheck, toUnseen } from '../../check.ts';
import {
  STATEMENT_PATH,
  STATEMENT_REGISTER,
  STATEMENT_TEXT,
} from '../../data/accessibility/accessibility-statements.ts';
import type { Facts } from '../../evidence.ts';
import { isPublicBody, isShop } from '../../parse/page-kind/statement-duty.ts';

const isStatementAddress = (href: string | null): boolean => {
  const url = href === null ? null : URL.parse(href);
  if (url === null) return false;
  return `.${url.hostname}`.endsWith(`.${STATEMENT_REGISTER}`) || STATEMENT_PATH.test(url.pathname);
};

/** Whether it leads nowhere: it opens a widget. */
const isActing = (raw: string | null): boolean => /^\s*(?:#|javascript:|$)/i.test(raw ?? '');

/** Links to a statement, the footer's first. */
const listStatements = ({ links }: Facts['page']): readonly Facts['page']['links']['list'][number][] =>
  links.list
    .filter(({ raw, href, text }) => !isActing(raw) && (STATEMENT_TEXT.test(text) || isStatementAddress(href)))
    .toSorted((a, b) => Number(b.region === 'footer') - Number(a.region === 'footer'));

export const accessibilityStatement = defineCheck({
  id: 'accessibility-statement',
  weight: 4,
  who: 'zelf',
  effort: 3,
  source: 'https://eur-lex.europa.eu/eli/dir/2016/2102/oj',
  needs: ['page', 'kind'],
  helps: ['sitemap'],
  verdicts: { linked: 'pass', listed: 'pass', shop: 'info', publicBody: 'fail', free: 'skip' },

  judge({ page, kind, sitemap }) {
    const duty = isPublicBody(page) ? 'publicBody' : isShop(page, kind) ? 'shop' : null;
    // The kind of site also determines the order of the path, whatever the conclusion on the statement
    // (`lib/path/site-kind.ts`).
    const args = duty === null ? {} : { site: duty };
    const statements = listStatements(page);
    const linked = statements.flatMap(({ href, hidden }) => (hidden ? [] : (href ?? [])));
    if (linked.length > 0) return { code: 'linked', items: linked, args };

    const listed = sitemap.seen ? sitemap.value.accessibility : [];
    if (listed.length > 0) return { code: 'listed', items: listed, args };

    if (duty === null) return { code: 'free' };
    // A menu or an accordion that is closed now may show it.
    if (statements.length > 0) return toUnseen('hidden');
    if (page.links.total > page.links.list.length) return toUnseen('tooLarge');
    // The unread part of the sitemap may list one, which would turn this into a pass.
    if (!sitemap.seen && sitemap.why !== 'notApplicable') return toUnseen(sitemap.why);
    return sitemap.seen && !sitemap.value.complete ? toUnseen('tooLarge') : { code: duty, args };
  },
});
