import { descriptionWidth } from '../../../lib/checks/seo/description-width.ts';
import { cases } from '../../kit/cases.ts';
import { meta, page } from '../../kit/facts.ts';

const described = (...contents: string[]) => ({
  page: page({ head: { metas: contents.map((content) => meta('description', content)) } }),
});
const SENTENCE = 'Wij maken uw stadsfiets, bakfiets of e-bike binnen één dag weer rijklaar. ';

cases(descriptionWidth, {
  fitting: [described(SENTENCE), described(SENTENCE.repeat(2)), described('', SENTENCE)],
  short: [described('Fietsenmaker in Utrecht.')],
  long: [described(SENTENCE.repeat(3))],
  absent: [described(), described(' ')],
});
