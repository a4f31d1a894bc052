import { describe, expect, test } from 'vitest';
import { aiTrainingPolicy } from '../../../lib/checks/ai/ai-training-policy.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

const ALL = BUILT_IN_TABLES.crawlers
  .filter(({ purpose }) => ['training', 'token', 'archive'].includes(purpose))
  .map(({ token }) => token);

cases(aiTrainingPolicy, {
  open: [robots('User-agent: GPTBot\nAllow: /\n')],
  closed: [robots(closedTo(...ALL)), robots(closedTo('*'))],
  mixed: [robots(closedTo('GPTBot', 'CCBot')), robots(closedTo('Google-Extended'))],
  undecided: [robots(''), robots('', 404), robots('User-agent: *\nDisallow: /wp-admin/\n')],
  robotsFails: [robots('', 503)],
});

describe('obsolete names', () => {
  test('are reported', () =>
    expect(aiTrainingPolicy.judge(robots(closedTo('anthropic-ai', 'GPTBot')))).toMatchObject({
      args: { obsolete: 1, blocked: 1 },
      items: ['GPTBot (3: Disallow: /)', 'anthropic-ai (†)'],
    }));
});
