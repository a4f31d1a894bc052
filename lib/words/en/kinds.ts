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
    signIn: 'sign-in page',
    checkout: 'cart or checkout',
    search: 'search results',
    error: 'error page',
    standIn: 'page in place of a site',
    application: 'application',
    content: 'ordinary page',
  },
  needless: {
    home: 'On a home page this question does not arise.',
    contact: 'On a contact page this question does not arise: what counts there is how to reach you.',
    product: 'On a product page this question does not arise.',
    article: 'For an article this question does not arise.',
    listing: 'On an overview this question does not arise: it leads to other pages.',
    docs: 'For documentation this question does not arise.',
    signIn: 'On a sign-in page this question does not arise: nobody needs to find or quote it.',
    checkout: 'In a cart or checkout this question does not arise: it is there for one visitor.',
    search: 'For search results this question does not arise: they differ every time.',
    error: 'On an error page this question does not arise: it is not the site itself.',
    standIn: 'On a page that stands in for a site this question does not arise.',
    application: 'In an application this question does not arise: people work with it and do not read it.',
    content: 'On this kind of page this question does not arise.',
  },
};
