import type { Finding, Locale } from '../model.ts';
import { hasNextStage } from '../stages.ts';
import { commonWords } from './common.ts';
import { sayFinding, writeImperative } from './say.ts';

/** A step of the path in sentences, in the order in which every place tells them; who does it and how stand between the last two. */
interface StepParts {
  /** What to do, with the name of the thing. */
  readonly imperative: string;
  /** What was found, with the name of the thing. */
  readonly statement: string;
  /** What goes wrong otherwise, and for whom. */
  readonly consequence: string;
  /** How to see that it worked. */
  readonly verify: string;
}

/** The one source of what popup, path, report, client report, ticket, exports and mail say of a finding that is to be mended. */
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
