import type { Locale } from '../model.ts';
import type { Site } from '../repairs/shape.ts';
import type { Way } from '../view/fixes.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { repairWords } from '../words/repairs.ts';
import { reportWords } from '../words/report.ts';

/** One way to repair something, in words; the code apart. */
export interface ToldRepair {
  /** The platform's name, or the word for all of them. */
  readonly name: string;
  /** The site was seen to run on it. */
  readonly isUsed: boolean;
  /** '' where it is done by hand. */
  readonly snippet: string;
  /** What to do or where it goes, the warning, how to check. */
  readonly lines: readonly string[];
}

/** The ways of the report page's tabs, in their order; the general text is told beside. */
export const tellRepairs = (ways: readonly Way[], site: Site | null, locale: Locale): readonly ToldRepair[] => {
  const words = repairWords[locale];
  const { check } = reportWords[locale];
  const used = site?.platforms ?? [];
  return ways
    .filter(({ platform, repair }) => platform !== null || repair !== null)
    .map(({ platform, text, repair }) => ({
      name: platform === null ? check.general : PLATFORM_NAMES[platform],
      isUsed: platform !== null && used.includes(platform),
      snippet: repair?.snippet ?? '',
      lines: [
        ...(text === '' || platform === null ? [] : [text]),
        ...(repair === null
          ? []
          : [
              words.places[repair.where],
              ...(repair.warning === null ? [] : [`${words.warning}: ${words.warnings[repair.warning]}`]),
              `${words.check}: ${words.checkBy} ${repair.check.run} ${words.shows} ${repair.check.shows}`,
            ]),
      ],
    }));
};

/** A way as text alone. */
export const asText = ({ name, snippet, lines }: ToldRepair): string =>
  [`${name}:`, ...(snippet === '' ? [] : [snippet]), ...lines].join('\n');
