import type { OfficeWords } from '../../nl/report/offices.ts';

/** Words of reports for procurement and accountability: what a machine could determine, and what not. */
export const offices: OfficeWords = {
  scope: ({ host }) => `A page of ${host}`,
  evaluation: ({ host }) => `Automatic check of ${host}`,
  machineOnly:
    'This was found by a machine. Where nothing was found it never says “supports”: only a person can establish that.',
  notAnEvaluation: 'This is not an evaluation by WCAG-EM, but a start of one: a single page, automatic only.',
  outcomes: { failed: 'Does not meet it', cantTell: 'A person must look', untested: 'Not tested' },
  levels: {
    failed: 'Open: Partially Supports or Does Not Support',
    cantTell: 'Open',
    untested: 'Open',
  },
  remarks: {
    failed: 'A violation was found; there may be more.',
    cantTell: ({ tested }) => `Part of it was tested (${tested}). The rest takes a person.`,
    untested: 'A machine could test nothing of it.',
  },
  en: {
    title: 'EN 301 549 V3.2.1, web pages: what a machine could say',
    head: ['Clause', 'Subject', 'Outcome', 'Remarks'],
    conformance: 'A deviation from WCAG was found (see 9.1 to 9.4), so the page does not meet level AA.',
    when: {
      always: 'This takes a person.',
      features: 'Only where the site has documented accessibility features. This takes a person.',
      biometrics: 'Only where the site recognises people by their body or voice. This takes a person.',
      conversion: 'Only where the site converts content, such as into a file. This takes a person.',
      calls: 'Only where people can call, with voice or video, on the site. This takes a person.',
      video: 'Only where the site has video with sound. This takes a person.',
      documents:
        'Only where documents are offered for download, such as PDF: 10.1.1.1 to 10.4.1.3 for each. This takes a person.',
      authoring: 'Only where people can make content on the site. This takes a person.',
    },
  },
  vpat: {
    title: 'For an Accessibility Conformance Report (VPAT® 2.5): what a machine could say',
    note: 'Copy what is right into the form of ITI. The level is left open: a person decides it, and “Not Evaluated” is for level AAA only.',
    head: ['Criteria', 'Conformance Level', 'Remarks and Explanations'],
    parsing: 'Gone from WCAG 2.2. The form itself says what to enter here; there is nothing for a machine to test.',
    table: ({ number, level }) => `Table ${number}: Success Criteria, Level ${level}`,
  },
  statement: {
    title: 'For the Dutch accessibility statement: its questions, with what was found',
    model: 'The questions are those of the assistant at toegankelijkheidsverklaring.nl, in the same order.',
    which: '1. Which website is the statement about?',
    host: 'Website',
    platform: 'CMS or platform',
    owner: 'Title, supplier and responsible organisation',
    addresses: '2. Which addresses belong to it?',
    scanned: 'Scanned',
    others: 'Subdomains and other addresses',
    status: '3. Which status does the statement get?',
    now: 'Statement that is there now',
    proposal: 'Status',
    notFull: ({ count }) =>
      `A (full compliance) is impossible: a deviation was found for ${count === 1 ? '1 success criterion' : `${count} success criteria`}. Which status is right depends on your evaluation.`,
    noStatus: 'No deviation was found, but no status follows from that: it takes a full evaluation.',
    research: '4. Which evaluation reports are there?',
    researchNote:
      'This scan does not count as an evaluation: it is automatic and of one page. Status A or B takes a full evaluation.',
    criteria: ({ count }) => `5. For which success criteria are there problems? (found: ${count})`,
    rest: ({ count }) => `Of ${count} other success criteria a machine could not say whether the page meets them.`,
    deviations: '6. What is there to say of each deviation?',
    description: 'Description',
    cause: 'Cause',
    effect: 'Effect for people with a disability',
    alternative: 'Accessible alternative',
    measure: 'Measure',
    until: 'Planning',
    exception: 'Legal exception, where one applies',
    measures: '7. Which measures does the organisation take to keep the website accessible?',
    contact:
      '8. Where can people report a problem, when do they get an answer, and where are all your websites and apps listed?',
    signed: '9. Who has seen and approved the statement, in which role and when?',
    byPerson: 'Fill this in yourself.',
    none: 'No deviation was found.',
    nothing: 'Not tested.',
  },
};
