import type { PillarChecks } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import { agentEndpointsValid } from './agent-endpoints-valid.ts';
import { agentOperableControls } from './agent-operable-controls.ts';
import { aiIndexable } from './ai-indexable.ts';
import { aiPolicyConsistent } from './ai-policy-consistent.ts';
import { aiRobotsAnswer } from './ai-robots-answer.ts';
import { aiSearchCrawlersAllowed } from './ai-search-crawlers-allowed.ts';
import { aiTrainingPolicy } from './ai-training-policy.ts';
import { aiUserFetchersAllowed } from './ai-user-fetchers-allowed.ts';
import { assistantAccessMatrix } from './assistant-access-matrix.ts';
import { authorVisible } from './author-visible.ts';
import { classicSearchCrawlersAllowed } from './classic-search-crawlers-allowed.ts';
import { contentAttributed } from './content-attributed.ts';
import { contentWithinLimits } from './content-within-limits.ts';
import { copilotEligible } from './copilot-eligible.ts';
import { datesConsistent } from './dates-consistent.ts';
import { entityConsistent } from './entity-consistent.ts';
import { entityIdentity } from './entity-identity.ts';
import { factsStated } from './facts-told.ts';
import { headingOutline } from './heading-outline.ts';
import { hiddenInstructions } from './hidden-instructions.ts';
import { linksInRawHtml } from './links-in-raw-html.ts';
import { llmsTxtValid } from './llms-txt-valid.ts';
import { memoryPoisoningLinks } from './memory-poisoning-links.ts';
import { placeholderText } from './placeholder-text.ts';
import { plainClientAccess } from './plain-client-access.ts';
import { quotableContent } from './quotable-content.ts';
import { rawKeyFacts } from './raw-key-facts.ts';
import { rawMainContentCoverage } from './raw-main-content-coverage.ts';
import { robotsRulesUnambiguous } from './robots-rules-unambiguous.ts';
import { semanticMain } from './semantic-main.ts';
import { snippetEligible } from './snippet-eligible.ts';
import { structuredDataMatchesPage } from './structured-data-matches-page.ts';
import { textToQuote } from './text-to-quote.ts';

export const ai = {
  budget: 30,
  ofPublicPages: true,
  applies: () => true,
  // Nobody asks an assistant about a page that is only there to act on (sign-in, checkout, search), or about an error
  // page.
  kinds: listKindsBut('signIn', 'checkout', 'search', 'application', 'error'),
  checks: [
    // May they come in?
    aiSearchCrawlersAllowed,
    aiUserFetchersAllowed,
    robotsRulesUnambiguous,
    snippetEligible,
    copilotEligible,
    classicSearchCrawlersAllowed,
    aiIndexable,
    aiRobotsAnswer,
    plainClientAccess,
    aiTrainingPolicy,
    assistantAccessMatrix,
    // Can they read it?
    rawMainContentCoverage,
    rawKeyFacts,
    linksInRawHtml,
    contentWithinLimits,
    semanticMain,
    headingOutline,
    agentOperableControls,
    // Can they understand and attribute it?
    structuredDataMatchesPage,
    entityIdentity,
    entityConsistent,
    authorVisible,
    datesConsistent,
    contentAttributed,
    textToQuote,
    placeholderText,
    factsStated,
    quotableContent,
    // Is it honest?
    hiddenInstructions,
    memoryPoisoningLinks,
    aiPolicyConsistent,
    llmsTxtValid,
    agentEndpointsValid,
  ],
} satisfies PillarChecks;
