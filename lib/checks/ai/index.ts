import type { PillarChecks } from '../../check.ts';
import { aiIndexable } from './ai-indexable.ts';
import { aiRobotsAnswer } from './ai-robots-answer.ts';
import { aiSearchCrawlersAllowed } from './ai-search-crawlers-allowed.ts';
import { aiUserFetchersAllowed } from './ai-user-fetchers-allowed.ts';
import { classicSearchCrawlersAllowed } from './classic-search-crawlers-allowed.ts';
import { entityIdentity } from './entity-identity.ts';
import { linksInRawHtml } from './links-in-raw-html.ts';
import { rawKeyFacts } from './raw-key-facts.ts';
import { rawMainContentCoverage } from './raw-main-content-coverage.ts';
import { snippetEligible } from './snippet-eligible.ts';

export const ai: PillarChecks = {
  budget: 35,
  applies: () => true,
  checks: [
    aiSearchCrawlersAllowed,
    aiUserFetchersAllowed,
    snippetEligible,
    classicSearchCrawlersAllowed,
    aiIndexable,
    aiRobotsAnswer,
    rawMainContentCoverage,
    rawKeyFacts,
    linksInRawHtml,
    entityIdentity,
  ],
};
