import type { Level } from '../lib/model.ts';
import { optionsWords } from '../lib/words/options.ts';
import { welcomeWords } from '../lib/words/welcome.ts';
import { LevelOptions } from './LevelOptions.tsx';
import { useLocale } from './locale.ts';
import { PinPicture } from './PinPicture.tsx';
import { Section } from './Section.tsx';

interface Props {
  readonly browser: 'chromium' | 'firefox';
  readonly level: Level;
  /** The present shortcut; '' when none is set. */
  readonly shortcut: string;
  readonly isSaved: boolean;
  readonly onLevel: (level: Level) => void;
}

/** What Pijler does, what it sends, and where its icon is: once, on install. */
export const WelcomeView = ({ browser, level, shortcut, isSaved, onLevel }: Props) => {
  const locale = useLocale();
  const words = welcomeWords[locale];
  return (
    <main class="welcome">
      <header>
        <img src="/icon/128.png" width="64" height="64" alt="" />
        <h1>{words.title}</h1>
      </header>
      <ul class="what">
        {words.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Section id="pin" title={words.pin}>
        <PinPicture browser={browser} />
        <p>{browser === 'chromium' ? words.pinChromium : words.pinFirefox}</p>
        {shortcut !== '' && <p class="quiet">{words.shortcut({ keys: shortcut })}</p>}
      </Section>
      <Section id="level" title={words.leaves} intro={words.leavesText}>
        <LevelOptions level={level} hasService={false} onChange={onLevel} />
        <p class="quiet" role="status">
          {isSaved && optionsWords[locale].told.saved}
        </p>
      </Section>
      <p>
        <a href="/options.html">{words.settings}</a>
      </p>
    </main>
  );
};
