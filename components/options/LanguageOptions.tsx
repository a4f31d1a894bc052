import { optionsWords } from '../../lib/words/options.ts';
import { useLocale } from '../shared/locale.ts';
import { Choice } from './Choice.tsx';

type Language = 'auto' | 'nl' | 'en';
type ReportLanguage = 'same' | 'nl' | 'en';

interface Props {
  readonly language: Language;
  readonly reportLanguage: ReportLanguage;
  readonly onChange: (changes: { language?: Language; reportLanguage?: ReportLanguage }) => void;
}

/** Language of the interface, and separately that of reports for clients. */
export const LanguageOptions = ({ language, reportLanguage, onChange }: Props) => {
  const words = optionsWords[useLocale()].language;
  const both = [
    { value: 'nl', name: words.nl, lang: 'nl' },
    { value: 'en', name: words.en, lang: 'en' },
  ] as const;
  return (
    <div class="pair">
      <Choice<Language>
        legend={words.interface}
        name="language"
        value={language}
        options={[{ value: 'auto', name: words.auto }, ...both]}
        onChange={(value) => onChange({ language: value })}
      />
      <Choice<ReportLanguage>
        legend={words.report}
        name="report-language"
        value={reportLanguage}
        options={[{ value: 'same', name: words.same }, ...both]}
        onChange={(value) => onChange({ reportLanguage: value })}
      />
    </div>
  );
};
