import type { Finding, Locale } from '../model.ts';
import { hasNextStage } from '../stages.ts';
import { commonWords } from './common.ts';
import { sayFinding, writeImperative } from './say.ts';

/** A step of the path in sentences, in the order used everywhere; who does it and how come between the last two. */
interface StepParts {
  /** What to do, with the name of the thing. */
  readonly imperative: string;
  /** What was found, with the name of the thing. */
  readonly statement: string;
  /** What goes wrong otherwise, and for whom. */
  readonly consequence: string;
  /** How to verify that it worked. */
  readonly verify: string;
}

/** The only source of the texts about a finding to repair, for popup, path, report, client report, ticket, exports and mail. */
export const splitStep = (finding: Finding, locale: Locale): StepParts => {
  const { title, statement, why } = sayFinding(finding, locale);
  const { steps, outcomes } = commonWords[locale];
  return {
    imperative: writeImperative(finding, locale),
    statement,
    consequence: why,
    verify: hasNextStage(finding) ? steps.next({ title }) : steps.again({ title, good: outcomes.pass }),
  };
};
