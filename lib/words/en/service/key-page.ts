import type { KeyPageWords } from '../../nl/service/key-page.ts';

export const keyPage: KeyPageWords = {
  title: 'A partner key',
  what: 'A partner key is a code. With it Pijler shows everything about a scan: not only the scores, but every check, with evidence and advice.',
  opens: 'What a key opens',
  opened: [
    'Every check: what was found, why it matters and what it costs.',
    'What to do, in order, and the overall score after each step.',
    'The fix, suited to what the site runs on, and who can carry it out.',
    'The report to save or to share: PDF, HTML, Markdown, CSV and JSON.',
    '120 scans an hour. Without a key it is 20.',
  ],
  without: 'Without a key you still see the grade, the six scores, what was not tested and every contact made.',
  example: 'See an example report',
  exampleNote: 'Of a made-up site, as you see it with a partner key. Also works offline.',
  get: 'How to get a key',
  getText:
    'You get a key from the organisation that offers you Pijler, such as your web agency, or from the operator of the scan service. They create one for you and send it. Pijler itself sends nothing for this.',
  request: 'To the request page',
  enter: 'Enter a key',
  safe: 'The key stays in this browser. Only a scan service that you set up yourself gets to see it, at the contact level “Through the scan service”.',
  operator: 'Do you issue keys yourself?',
  operatorText:
    'Under Scan service in the settings, say where a key can be requested. “Request one” then leads to that page in this browser.',
  settings: 'To Scan service',
};
