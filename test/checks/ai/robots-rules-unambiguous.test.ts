import { robotsRulesUnambiguous } from '../../../lib/checks/ai/robots-rules-unambiguous.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

cases(robotsRulesUnambiguous, {
  clear: [
    robots('User-agent: *\nDisallow: /wp-admin/\n\nSitemap: https://voorbeeld.nl/sitemap.xml\n'),
    robots('User-agent: GPTBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n'),
  ],
  // Faults that only concern training crawlers are reported, but cost no points.
  ignored: [
    robots(`User-agent: *\nAllow: /\n\n${closedTo('ClaudBot')}`),
    robots(closedTo('GPTBot, ClaudeBot, CCBot')),
    robots(
      closedTo(
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
      ),
    ),
  ],
  doubtful: [
    robots(closedTo('Googlebot, Bingbot')),
    robots('User-agent: *\nDisallow: prive\n'),
    robots('User-agent: *\nDisallow: /a, /b\n'),
    robots(closedTo('PerplexitiBot')),
    robots('User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nDisallow:\nCrawl-delay: 1\nUser-agent: Bingbot\n'),
    robots('User-agent: *\nDisallow: /a\nSitemap: sitemap.xml\n'),
  ],
  noRules: [robots('', 404), robots('  \n'), robots('<!doctype html><title>Welkom</title>')],
  robotsFails: [robots('', 500)],
});
