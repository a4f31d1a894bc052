import { classicSearchCrawlersAllowed } from '../../../lib/checks/ai/classic-search-crawlers-allowed.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

cases(classicSearchCrawlersAllowed, {
  allowed: [robots(''), robots(closedTo('GPTBot')), robots('', 410)],
  oneBlocked: [robots(closedTo('Bingbot')), robots(closedTo('googlebot'))],
  bothBlocked: [robots(closedTo('*')), robots(closedTo('Googlebot', 'Bingbot'))],
  robotsFails: [robots('', 503)],
});
