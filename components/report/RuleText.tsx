import { axeRuleWords, type ruleNamed } from '../../lib/words/axe-rules.ts';
import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly rule: NonNullable<ReturnType<typeof ruleNamed>>;
  /** False where a person has to look whether it is so. */
  readonly isSure: boolean;
}

/** What a rule of the accessibility engine found, whom that hinders, and its repair. */
export const RuleText = ({ rule, isSure }: Props) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const { what, whom, fix } = axeRuleWords[locale][rule];
  return (
    <p class="rule">
      {!isSure && `${check.toJudge}: `}
      <b>{what}</b> {whom} {fix}
    </p>
  );
};
