import type { OfficeWords } from '../nl/offices.ts';

/** Words of reports for procurement and accountability: what a machine could say, and what not. */
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
    byPerson: 'This takes a person, where it applies.',
    beside: {
      '5.2': 'Activation of accessibility features',
      '5.3': 'Biometrics',
      '5.4': 'Accessibility kept in conversion',
      '6': 'Two-way voice communication',
      '7': 'Video',
      '9.6': 'WCAG conformance requirements',
      '10': 'Documents offered for download, such as PDF',
      '11.7': 'User preferences',
      '11.8': 'Authoring tools',
      '12.1': 'Product documentation',
      '12.2': 'Support services',
    },
  },
  vpat: {
    title: 'For an Accessibility Conformance Report (VPAT® 2.5): what a machine could say',
    note: 'Copy what is right into the form of ITI. The level is left open: a person decides it, and “Not Evaluated” is for level AAA only.',
    head: ['Criteria', 'Conformance Level', 'Remarks and Explanations'],
    table: ({ number, level }) => `Table ${number}: Success Criteria, Level ${level}`,
  },
  statement: {
    title: 'For the Dutch accessibility statement: its questions, with what was found',
    which: '1. Which website is the statement about?',
    is: '2. Is there a statement already?',
    status: '3. Which compliance status?',
    notFull: ({ count }) =>
      `Status A (full compliance) is impossible: a deviation was found for ${count === 1 ? '1 success criterion' : `${count} success criteria`}. Which status is right depends on your evaluation.`,
    noStatus: 'No deviation was found, but no status follows from that: it takes a full evaluation.',
    research: '4. Which evaluations are there?',
    researchNote: 'This scan is automatic and of one page. Status A or B takes a full evaluation as evidence.',
    deviations: ({ count }) => `5. Which deviations are there? (found: ${count})`,
    rest: ({ count }) => `Of ${count} other success criteria a machine could not say whether the page meets them.`,
    cause: 'Cause',
    effect: 'Effect for people with a disability',
    measure: 'Measure or alternative',
    until: 'When it will be fixed',
    measures: '6. Which measures keep the website accessible?',
    contact: '7. Where can people report a problem, and when do they get an answer?',
    signed: '8. Who has seen and approved the statement?',
    byPerson: 'Fill this in yourself.',
    nothing: 'Not tested.',
  },
};
