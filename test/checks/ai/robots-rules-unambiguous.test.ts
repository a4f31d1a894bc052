import { robotsRulesUnambiguous } from '../../../lib/checks/ai/robots-rules-unambiguous.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

cases(robotsRulesUnambiguous, {
  clear: [
    robots('User-agent: *\nDisallow: /wp-admin/\n\nSitemap: https://voorbeeld.nl/sitemap.xml\n'),
    // What only concerns training crawlers never costs a point.
    robots(`User-agent: *\nAllow: /\n\n${closedTo('ClaudBot')}`),
    robots('User-agent: GPTBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n'),
  ],
  doubtful: [
    robots(closedTo('PerplexitiBot')),
    robots('User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nDisallow:\nCrawl-delay: 1\nUser-agent: Bingbot\n'),
    robots('User-agent: *\nDisallow: /a\nSitemap: sitemap.xml\n'),
  ],
  noRules: [robots('', 404), robots('  \n')],
  robotsFails: [robots('', 500)],
});
