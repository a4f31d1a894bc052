import type { KindWords } from '../nl/kinds.ts';

/** Words about the kinds of pages. */
export const kinds: KindWords = {
  label: 'Kind of page',
  names: {
    home: 'home page',
    contact: 'contact page',
    product: 'product page',
    article: 'article',
    listing: 'overview',
    docs: 'documentation',
    signIn: 'login page',
    checkout: 'cart or checkout',
    search: 'search results',
    error: 'error page',
    standIn: 'placeholder page',
    application: 'web application',
    content: 'ordinary page',
  },
  needless: {
    home: 'This does not apply to a home page.',
    contact: 'This does not apply to a contact page: what counts there is how to reach you.',
    product: 'This does not apply to a product page.',
    article: 'This does not apply to an article.',
    listing: 'This does not apply to an overview: it leads to other pages.',
    docs: 'This does not apply to documentation.',
    signIn: 'This does not apply to a login page: nobody needs to find or quote it.',
    checkout: 'This does not apply to a cart or checkout: it is there for one visitor.',
    search: 'This does not apply to search results: they differ every time.',
    error: 'This does not apply to an error page: it is not the site itself.',
    standIn: 'This does not apply to a placeholder page.',
    application: 'This does not apply to a web application: people work in it rather than read it.',
    content: 'This does not apply to this kind of page.',
  },
};
