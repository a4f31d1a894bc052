import type { NotGradableWords } from '../../nl/report/not-gradable.ts';

export const notGradable: NotGradableWords = {
  message: ({ because }) => `This page cannot be graded. ${because}`,
  reasons: {
    maintenance: {
      because: 'The site is closed for maintenance.',
      help: 'Scan again when the maintenance is done.',
    },
    notApplicable: {
      because: 'Too little of what Pijler looks at applies here.',
      help: 'Scan an ordinary page of the site.',
    },
    tooLittle: {
      because: 'Too little could be tested for a grade.',
      help: 'Scan again later, or scan another page of the site.',
    },
  },
};
