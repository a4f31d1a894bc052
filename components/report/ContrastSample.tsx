import type { Contrast } from '../../lib/view/contrast.ts';
import { ratioIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';

const Colour = ({ name, colour }: { readonly name: string; readonly colour: string }) => (
  <span class="colour">
    <span class="sample" style={{ backgroundColor: colour }} />
    {name} <code>{colour}</code>
  </span>
);

interface Props {
  readonly contrast: Contrast;
  /** Measured between a link and the text around it. */
  readonly isLink: boolean;
}

/** A contrast beside what is needed, and both colours. */
export const ContrastSample = ({ contrast, isLink }: Props) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const { ratio, needed, text, background } = contrast;
  return (
    <p class="contrast">
      <span>{check.contrast({ ratio: ratioIn(locale, ratio), needed: ratioIn(locale, needed) })}</span>
      <Colour name={isLink ? check.link : check.text} colour={text} />
      <Colour name={isLink ? check.around : check.background} colour={background} />
    </p>
  );
};
