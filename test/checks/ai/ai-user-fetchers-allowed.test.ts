import { aiUserFetchersAllowed } from '../../../lib/checks/ai/ai-user-fetchers-allowed.ts';
import { cases } from '../../kit/cases.ts';
import { closedTo, robots } from './robots.ts';

cases(aiUserFetchersAllowed, {
  allowed: [
    robots(''),
    robots('', 404),
    // These ignore robots.txt, so a rule for them makes no difference.
    robots(closedTo('ChatGPT-User', 'Perplexity-User', 'Google-Agent', 'meta-externalfetcher')),
    robots(closedTo('ClaudeBot')),
  ],
  blocked: [robots(closedTo('Claude-User')), robots(closedTo('*')), robots(closedTo('Amzn-User', 'MistralAI-User'))],
  robotsFails: [robots('', 502)],
});
