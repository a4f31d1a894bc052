import { descriptionPresent } from '../../../lib/checks/seo/description-present.ts';
import { cases } from '../../kit/cases.ts';
import { meta, page, property } from '../../kit/facts.ts';

const described = (...contents: string[]) => ({
  page: page({
    head: { metas: [...contents.map((content) => meta('description', content)), property('og:description', 'x')] },
  }),
});

cases(descriptionPresent, {
  present: [described('Wij repareren uw fiets binnen een dag.')],
  several: [described('Een', 'Twee'), described('', 'Twee')],
  empty: [described(''), described(' ', '')],
  absent: [described()],
});
