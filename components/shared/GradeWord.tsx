import { toGrade } from '../../lib/view/grade.ts';
import { useCommon, useLocale } from './locale.ts';

interface Props {
  readonly score: number | null;
  readonly incomplete: boolean;
  readonly limited: boolean;
  /** Shown when there is no score. */
  readonly without: string;
}

/** The grade as number and word, with "incomplete" and "limited" where they apply. */
export const GradeWord = ({ score, incomplete, limited, without }: Props) => {
  const locale = useLocale();
  const words = useCommon();
  const { word, step } = toGrade(score, locale);
  return (
    <p class="grade" data-step={step ?? 0}>
      {score !== null && <span class="number">{score}</span>}
      <span class="word" elementtiming="grade">
        {word ?? without}
      </span>
      {incomplete && score !== null && <span class="tag">{words.incomplete}</span>}
      {limited && score !== null && <span class="tag">{words.limited}</span>}
    </p>
  );
};
