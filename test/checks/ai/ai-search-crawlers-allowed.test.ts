import { describe, expect, test } from 'vitest';
import { aiSearchCrawlersAllowed } from '../../../lib/checks/ai/ai-search-crawlers-allowed.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

const TRAINING = BUILT_IN_TABLES.crawlers
  .filter(({ purpose }) => ['training', 'token', 'archive', 'obsolete'].includes(purpose))
  .map(({ token }) => token);

cases(aiSearchCrawlersAllowed, {
  allowed: [
    robots(''),
    robots('', 404),
    robots('<html>niet gevonden</html>', 403),
    robots('User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n'),
    robots(closedTo(...TRAINING)),
    robots(
      `${closedTo('*')}\nUser-agent: OAI-SearchBot\nUser-agent: Claude-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Applebot\nUser-agent: Amzn-SearchBot\nUser-agent: MistralAI-Index\nUser-agent: DuckAssistBot\nUser-agent: meta-webindexer\nUser-agent: YouBot\nAllow: /\n`,
    ),
    // The training token of the same operator is a different one.
    robots(closedTo('Applebot-Extended')),
  ],
  othersBlocked: [robots(closedTo('YouBot')), robots(closedTo('Applebot', 'DuckAssistBot'))],
  majorBlocked: [robots(closedTo('PerplexityBot')), robots(closedTo('oai-searchbot', 'Claude-SearchBot', 'YouBot'))],
  allMajorBlocked: [robots(closedTo('*')), robots(closedTo('OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'))],
  robotsFails: [robots('', 500), robots(closedTo('*'), 503)],
});

describe('credit when crawlers are blocked', () => {
  test.each([
    [['YouBot'], 14 / 15],
    [['Applebot', 'Amzn-SearchBot', 'MistralAI-Index', 'DuckAssistBot', 'meta-webindexer', 'YouBot'], 9 / 15],
  ])('%j leaves %d', (agents, credit) =>
    expect(aiSearchCrawlersAllowed.judge(robots(closedTo(...agents)))).toMatchObject({ credit }),
  );

  // Apple's page: when Applebot is not named but Googlebot is, it follows the rules for Googlebot.
  test.each([
    ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n', false],
    ['User-agent: Googlebot\nDisallow: /\n', true],
    ['User-agent: Googlebot\nDisallow: /\n\nUser-agent: Applebot\nAllow: /\n', false],
    ['User-agent: *\nDisallow: /\n', true],
  ])('Applebot under %j is blocked: %s', (text, isBlocked) => {
    const { items = [] } = aiSearchCrawlersAllowed.judge(robots(text)) as { readonly items?: readonly string[] };
    expect(items.some((item) => item.startsWith('Applebot '))).toBe(isBlocked);
  });

  test('the deciding line is reported', () =>
    expect(aiSearchCrawlersAllowed.judge(robots(closedTo('PerplexityBot')))).toMatchObject({
      items: ['PerplexityBot (2: Disallow: /)'],
    }));

  test('blocking every training crawler makes no difference', () =>
    expect(aiSearchCrawlersAllowed.judge(robots(closedTo(...TRAINING)))).toEqual(
      aiSearchCrawlersAllowed.judge(robots('')),
    ));
});
