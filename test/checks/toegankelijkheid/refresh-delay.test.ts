import { refreshDelay } from '../../../lib/checks/toegankelijkheid/refresh-delay.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const refreshing = (...contents: readonly string[]) => ({
  page: page({
    head: {
      metas: contents.map((content) => ({ name: '', property: '', httpEquiv: 'refresh', content, inHead: true })),
    },
  }),
});

cases(refreshDelay, {
  delayed: [
    refreshing('30'),
    refreshing('72001; url=/verder'),
    refreshing('1.5,/verder'),
    refreshing('straks', '30', '0'),
  ],
  immediate: [refreshing('0; url=/verder'), refreshing('0.9'), refreshing('0', '30')],
  absent: [refreshing(), refreshing('straks'), refreshing('-1'), refreshing('30s'), refreshing('5; url=https://:0:x/')],
});
