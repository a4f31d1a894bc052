import type { WebWords } from '../nl/web.ts';

export const web: WebWords = {
  home: {
    title: 'Pijler: how is your website doing?',
    description:
      'Type a domain and see how a website scores on domain and DNS, security, maintenance, SEO, findability for AI and accessibility.',
    heading: 'How is your website doing?',
    intro: 'Pijler looks at one page as a new visitor sees it, and grades six pillars.',
    label: 'Domain or address',
    hint: 'Such as example.nl. A scan takes a few seconds.',
    scan: 'Scan',
    looking: ({ host, done }) => `Pijler is looking at ${host}: ${done} of 6 pillars done.`,
    noAddress: 'Type a domain, or an address that begins with http:// or https://.',
    pillarsTitle: 'The six pillars',
    pillars: {
      domein: 'Who manages the name, and is what DNS says about site and e-mail right?',
      beveiliging: 'Is the connection encrypted, and does the site protect its visitors?',
      onderhoud: 'Are software and content up to date?',
      seo: 'Do search engines understand the page, and may they show it?',
      ai: 'Can AI services read, understand and quote the page?',
      toegankelijkheid: 'Can everybody use the page, with a keyboard or a screen reader too?',
    },
    promiseTitle: 'What happens to what you type',
    promise: ({ days }) =>
      `A browser of this service visits the page. The result is kept for ${days} days, under the name of the domain. Your IP address is kept for an hour to count scans, and is not stored with the result. A script of our own shows how far a scan is; nothing is measured.`,
    method: 'Every check, with its source and what it costs:',
  },
  result: {
    description: ({ host }) => `Pijler’s latest result for ${host}: a total and six pillars.`,
    again: 'Scan another site',
    public: 'This is the public result: a total and six scores. A partner key adds every check.',
    none: 'No result',
    scanNow: ({ host }) => `Scan ${host}`,
  },
  site: {
    main: 'Pijler',
    checks: 'What Pijler checks',
    home: 'Scan a site',
    language: 'Nederlands',
    languageLabel: 'Deze pagina in het Nederlands',
    skip: 'To the content',
    foot: 'Pijler grades what can be seen from outside, and never says that a site meets a standard.',
    contact: 'Contact about visits of this service',
  },
  signIn: {
    title: 'Sign in',
    description: 'With a partner key you see the whole report: every check, what was found and how to fix it.',
    label: 'Partner key',
    hint: 'You get a key from whoever runs this service. After twelve hours you sign in again.',
    submit: 'Sign in',
    out: 'Sign out',
    deeds: 'This report',
    again: 'Scan again',
    stale: 'This form has expired. Try again.',
  },
  checks: {
    description:
      'All checks of Pijler: the question, the source, the possible conclusions, what they cost and how to fix it.',
    oneDescription: ({ title }) =>
      `What Pijler checks for “${title}”: why it matters, what the conclusions are, what they cost and how to fix it.`,
  },
  api: {
    title: 'For programs',
    description: 'How a program asks Pijler for a scan: addresses, fields, responses, errors and limits.',
    example: 'Examples of requests',
    programs: 'The same description, for programs to read:',
    operations: 'Requests and responses',
    parameters: 'Fields',
    required: 'required',
    answers: 'Responses',
    shapes: 'What a response holds',
    lines: 'Headers',
  },
  notFound: { title: 'This page does not exist', text: 'Perhaps the address was mistyped.' },
  fault: { title: 'That did not work' },
  elsewhere: 'This form was filled in on another site.',
};
