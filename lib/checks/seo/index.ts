import type { PillarChecks } from '../../check.ts';
import { canonicalSingle } from './canonical-single.ts';
import { canonicalTargetOk } from './canonical-target-ok.ts';
import { headIntact } from './head-intact.ts';
import { headSameAfterJs } from './head-same-after-js.ts';
import { pageHttpStatus } from './page-http-status.ts';
import { pageIndexable } from './page-indexable.ts';
import { robotsAllowsPage } from './robots-allows-page.ts';
import { titlePresent } from './title-present.ts';

export const seo: PillarChecks = {
  budget: 70,
  applies: () => true,
  checks: [
    pageHttpStatus,
    pageIndexable,
    robotsAllowsPage,
    canonicalSingle,
    canonicalTargetOk,
    titlePresent,
    headSameAfterJs,
    headIntact,
  ],
};
