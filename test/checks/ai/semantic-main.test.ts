import { semanticMain } from '../../../lib/checks/ai/semantic-main.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const tags = (main: number, article: number) => ({
  page: { ...page(), markup: { ...page().markup, tags: { main, article } } },
});

cases(semanticMain, {
  one: [tags(1, 0), tags(0, 1), tags(1, 12)],
  several: [tags(2, 0), tags(0, 3)],
  none: [tags(0, 0)],
});
