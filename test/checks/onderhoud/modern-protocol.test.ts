import { modernProtocol } from '../../../lib/checks/onderhoud/modern-protocol.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';
import { navigation } from './visit.ts';

const over = (protocol: string) => ({ page: page({ performance: { navigation: navigation({ protocol }) } as never }) });

cases(modernProtocol, {
  modern: [over('h2'), over('h3')],
  old: [over('http/1.1')],
  unknown: [over(''), { page: page() }],
});
