import type { Level } from '../../lib/model.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Choice } from './Choice.tsx';

const LEVELS: readonly Level[] = ['A', 'B', 'C'];

interface Props {
  readonly level: Level;
  /** Without a base address there is no scan service to choose. */
  readonly hasService: boolean;
  readonly onChange: (level: Level) => void;
}

/** The contact level: who may be contacted. */
export const LevelOptions = ({ level, hasService, onChange }: Props) => {
  const words = optionsWords[useLocale()].level;
  const { levels } = useCommon();
  const offered = LEVELS.filter((one) => one !== 'C' || hasService || level === 'C');
  return (
    <>
      <Choice<Level>
        legend={words.title}
        name="level"
        value={level}
        options={offered.map((value) => ({
          value,
          name: value === 'B' ? `${levels[value].name} (${words.default})` : levels[value].name,
          note: levels[value].contacts,
        }))}
        onChange={onChange}
      />
      <p class="quiet">{words.names}</p>
    </>
  );
};
