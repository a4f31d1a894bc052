import type { Locale } from '../model.ts';
import { withContrast } from '../view/contrast.ts';
import { formatRatio } from '../words/format.ts';
import { reportWords } from '../words/report/report.ts';
import { toShownText } from './shown.ts';

/** An item as text, with its measured contrast in words. */
export const describeItem = (item: string, locale: Locale): string => {
  const { offender, contrast, isLink } = withContrast(item);
  if (contrast === null) return toShownText(item);
  const { check } = reportWords[locale];
  const measured = check.contrast({
    ratio: formatRatio(locale, contrast.ratio),
    needed: formatRatio(locale, contrast.needed),
  });
  const [one, other] = isLink ? [check.link, check.around] : [check.text, check.background];
  return `${toShownText(offender)}\n${measured}: ${one} ${contrast.text}, ${other} ${contrast.background}`;
};
