import { PILLARS } from '../../lib/model.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';
import { Switch } from '../shared/form/Switch.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';
import { PinPicture } from './PinPicture.tsx';

interface Props {
  readonly browser: 'chromium' | 'firefox';
  /** Contact level A: only the site itself is contacted. */
  readonly isSiteOnly: boolean;
  /** The current shortcut; '' when none is set. */
  readonly shortcut: string;
  /** Whether the last change was saved; null before the first. */
  readonly saved: boolean | null;
  readonly onSiteOnly: (isSiteOnly: boolean) => void;
}

/** The main button: shows what a scan results in, before there is one. */
const Start = () => {
  const words = welcomeWords[useLocale()];
  return (
    <div class="start">
      <p class="choices">
        <a class="button" data-kind="primary" href="/report.html#voorbeeld">
          {words.example}
        </a>
      </p>
      <p class="quiet">{words.exampleNote}</p>
    </div>
  );
};

/** The position of the icon, and the shortcut. */
const Pin = ({ browser, shortcut }: Pick<Props, 'browser' | 'shortcut'>) => {
  const words = welcomeWords[useLocale()];
  return (
    <Section id="pin" title={words.pin}>
      <PinPicture browser={browser} />
      <p>{browser === 'chromium' ? words.pinChromium : words.pinFirefox}</p>
      {shortcut !== '' && (
        <p class="quiet">
          {words.shortcut} <kbd>{shortcut}</kbd>
        </p>
      )}
    </Section>
  );
};

/** What Pijler requests from a page, what it sends, and where its icon is: shown once, on install. */
export const WelcomeView = ({ browser, isSiteOnly, shortcut, saved, onSiteOnly }: Props) => {
  const locale = useLocale();
  const words = welcomeWords[locale];
  const { messages } = optionsWords[locale];
  const common = useCommon();
  const { free, adds, from } = common.key;
  return (
    <main class="welcome">
      <header>
        <img src="/icon/128.png" width="72" height="72" alt="" />
        <h1>{words.title}</h1>
      </header>
      <p>{words.what}</p>
      <ul class="what">
        {PILLARS.map((pillar) => (
          <li key={pillar}>
            <span>
              <b>{common.pillars[pillar]}</b> {common.questions[pillar]}
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet">
        {free} {adds} {from}
      </p>
      <Start />
      <Section id="level" title={words.leaves}>
        <p>
          {words.leavesText} {words.onlyLooks}
        </p>
        <Switch
          label={words.siteOnly}
          note={words.siteOnlyNote}
          name="siteOnly"
          isOn={isSiteOnly}
          onChange={onSiteOnly}
        />
        <p class="saved" role="status">
          {saved !== null && (saved ? messages.saved : messages.notSaved)}
        </p>
      </Section>
      <Pin {...{ browser, shortcut }} />
    </main>
  );
};
