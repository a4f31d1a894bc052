import { type Deep, link, type page } from '../../../kit/facts.ts';

/* What systems send, as far as it determines a page's kind. */

export type Changes = Deep<ReturnType<typeof page>>;
/** A page and what it is like. */
export type Example = readonly [what: string, changes: Changes];

export const HOST = 'https://voorbeeld.nl';

export const words = (count: number): string => 'woord '.repeat(count);

/** Text in the content area, and some more around it. */
export const text = (content: string, around = ''): Pick<Changes, 'text'> => ({
  text: { content, body: `${around} ${content}`, main: content.split(' ').length > 100 ? content : '' },
});

export const links = (count: number): Pick<Changes, 'links'> => ({
  links: {
    total: count,
    list: Array.from({ length: count }, (_, index) => link({ href: `${HOST}/pagina-${index}` })),
  },
});

type Form = ReturnType<typeof page>['forms']['list'][number];
export const form = (method: Form['method'], ...fields: readonly string[]): Form => ({
  action: null,
  method,
  fields: [...fields],
  selector: 'form',
});

/** Forms, with as many visible password fields as they have. */
export const forms = (...list: readonly Form[]): Pick<Changes, 'forms'> => {
  const passwords = list.flatMap(({ fields }) => fields).filter((field) => field === 'password').length;
  return { forms: { list: [...list], submitters: [], passwordFields: passwords, visiblePasswordFields: passwords } };
};

export const SIGN_IN_FORM = forms(form('post', 'text', 'password'));
export const SEARCH_BOX = forms(form('get', 'search'));

/** A page at a path, with the title and visible first heading. */
export const at = (path: string, title: string, heading: string | null, changes: Changes = {}): Changes => ({
  ...changes,
  document: { url: `${HOST}${path}`, ...changes.document },
  head: { titles: [title], ...changes.head },
  headings: changes.headings ?? (heading === null ? [] : [{ level: 1, text: heading, visible: true }]),
});

/** How the tab's navigation was answered. */
export const answered = (status: number, url?: string): Pick<Changes, 'performance'> => ({
  performance: {
    navigation: {
      ...{ protocol: 'h2', encoded: 900, decoded: 900, transferred: 1_200, worker: false, kind: 'navigate' },
      ...{ firstByte: 80, status },
      ...(url === undefined ? {} : { url }),
    },
  },
});

/** Structured data about this. */
export const marked = (data: object): Pick<Changes, 'structuredData'> => ({
  structuredData: { jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...data })] },
});

export const MAIL: Pick<Changes, 'links'> = {
  links: { total: 1, list: [link({ href: 'mailto:info@voorbeeld.nl' })] },
};
