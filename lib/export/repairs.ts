import type { Finding, Locale } from '../model.ts';
import { findApplyCommand } from '../repairs/apply.ts';
import { addComment } from '../repairs/commented.ts';
import { findMaker } from '../repairs/reach.ts';
import type { Repair, Site } from '../repairs/shape.ts';
import type { Way } from '../view/fixes.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { repairWords } from '../words/repairs.ts';
import { reportWords } from '../words/report/report.ts';
import type { Said } from '../words/say.ts';

/** One way to repair something, in words; the code is separate. */
export interface ReportRepair {
  /** The platform's name, or the word for all of them. */
  readonly name: string;
  /** The site was seen to run on it. */
  readonly isUsed: boolean;
  /** Text before the code: what to do, or where the code goes. */
  readonly before: readonly string[];
  /** The code to copy, with its warning as a comment; '' when it is done by hand. */
  readonly snippet: string;
  /** Text after the code: how to apply it, and how to verify it. */
  readonly after: readonly string[];
}

type Code = Pick<ReportRepair, 'before' | 'snippet' | 'after'>;

const describeCode = (repair: Repair, locale: Locale): Code => {
  const words = repairWords[locale];
  const { where, warning, check } = repair;
  const sentence = warning === null ? null : `${words.warning}: ${words.warnings[warning]}`;
  const apply = findApplyCommand(where);
  return {
    before: [words.places[where]],
    snippet: addComment(repair, sentence),
    after: [
      ...(apply === null ? [] : [`${words.apply} ${apply}`]),
      `${words.check}: ${words.checkBy} ${check.run} ${words.shows} ${check.shows}`,
    ],
  };
};

/** The repairs of the report page's tabs, in their order; the general text is separate. */
export const toReportRepairs = (
  repairs: readonly Way[],
  site: Site | null,
  locale: Locale,
): readonly ReportRepair[] => {
  const { check } = reportWords[locale];
  const used = site?.platforms ?? [];
  return repairs
    .filter(({ platform, repair }) => platform !== null || repair !== null)
    .map(({ platform, text, repair, plan }): ReportRepair => {
      const code: Code = repair === null ? { before: [], snippet: '', after: [] } : describeCode(repair, locale);
      return {
        ...code,
        name: platform === null ? check.general : PLATFORM_NAMES[platform],
        isUsed: platform !== null && used.includes(platform),
        before: [
          ...(plan === undefined || platform === null
            ? []
            : [repairWords[locale].byPlan({ platform: PLATFORM_NAMES[platform], plan })]),
          ...(text === '' || platform === null ? [] : [text]),
          ...code.before,
        ],
      };
    });
};

/** How to repair it in general, or the platform that has to when the owner cannot. */
export const describeFix = (
  { fix }: Pick<Said, 'fix'>,
  [{ id }, site]: readonly [Pick<Finding, 'id'>, Site | null],
  locale: Locale,
): string => {
  const maker = findMaker(id, site?.platforms ?? []);
  return maker === null ? fix : repairWords[locale].byMaker({ platform: PLATFORM_NAMES[maker] });
};

/** A repair as plain text. */
export const asText = ({ name, before, snippet, after }: ReportRepair): string =>
  [`${name}:`, ...before, ...(snippet === '' ? [] : [snippet]), ...after].join('\n');
