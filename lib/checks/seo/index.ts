import type { PillarChecks } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import { canonicalAbsolute } from './canonical-absolute.ts';
import { canonicalSingle } from './canonical-single.ts';
import { canonicalTargetOk } from './canonical-target-ok.ts';
import { contentAmount } from './content-amount.ts';
import { contentInRawHtml } from './content-in-raw-html.ts';
import { descriptionPresent } from './description-present.ts';
import { descriptionWidth } from './description-width.ts';
import { faviconOk } from './favicon-ok.ts';
import { headIntact } from './head-intact.ts';
import { headSameAfterJs } from './head-same-after-js.ts';
import { hostVariantsMerge } from './host-variants-merge.ts';
import { hreflangReturns } from './hreflang-returns.ts';
import { hreflangValid } from './hreflang-valid.ts';
import { imagesDescribed } from './images-described.ts';
import { imagesIndexable } from './images-indexable.ts';
import { internalLinksFollow } from './internal-links-follow.ts';
import { intrusiveOverlay } from './intrusive-overlay.ts';
import { linkTextsMeaningful } from './link-texts-meaningful.ts';
import { linksCrawlable } from './links-crawlable.ts';
import { mainHeadingSingle } from './main-heading-single.ts';
import { missingPageIs404 } from './missing-page-is-404.ts';
import { mobileViewport } from './mobile-viewport.ts';
import { pageHttpStatus } from './page-http-status.ts';
import { pageIndexable } from './page-indexable.ts';
import { robotsAllowsPage } from './robots-allows-page.ts';
import { robotsFileValid } from './robots-file-valid.ts';
import { robotsResourcesAllowed } from './robots-resources-allowed.ts';
import { sharePreview } from './share-preview.ts';
import { sitemapFound } from './sitemap-found.ts';
import { sitemapListsPage } from './sitemap-lists-page.ts';
import { sitemapSampleOk } from './sitemap-sample-ok.ts';
import { sitemapValid } from './sitemap-valid.ts';
import { structuredDataValid } from './structured-data-valid.ts';
import { titleHeadingAgree } from './title-heading-agree.ts';
import { titleMeaningful } from './title-meaningful.ts';
import { titlePresent } from './title-present.ts';
import { titleWidth } from './title-width.ts';
import { urlReadable } from './url-readable.ts';
import { urlVariantsMerge } from './url-variants-merge.ts';

export const seo = {
  budget: 45,
  ofPublicPages: true,
  applies: () => true,
  // Pages that are private to one visitor need not be found.
  kinds: listKindsBut('signIn', 'checkout', 'application'),
  checks: [
    pageHttpStatus,
    pageIndexable,
    robotsAllowsPage,
    robotsFileValid,
    robotsResourcesAllowed,
    canonicalSingle,
    canonicalAbsolute,
    canonicalTargetOk,
    hostVariantsMerge,
    urlVariantsMerge,
    missingPageIs404,
    sitemapFound,
    sitemapValid,
    sitemapListsPage,
    sitemapSampleOk,
    titlePresent,
    titleWidth,
    titleMeaningful,
    titleHeadingAgree,
    descriptionPresent,
    descriptionWidth,
    mainHeadingSingle,
    contentAmount,
    contentInRawHtml,
    headSameAfterJs,
    headIntact,
    linksCrawlable,
    linkTextsMeaningful,
    internalLinksFollow,
    imagesDescribed,
    imagesIndexable,
    hreflangValid,
    hreflangReturns,
    structuredDataValid,
    sharePreview,
    faviconOk,
    mobileViewport,
    intrusiveOverlay,
    urlReadable,
  ],
} satisfies PillarChecks;
