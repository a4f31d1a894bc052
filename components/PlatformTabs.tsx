import { useId, useRef, useState } from 'preact/hooks';
import { reportWords } from '../lib/words/report.ts';
import type { Platform } from '../lib/words/shape.ts';
import { CopyButton } from './CopyButton.tsx';
import { useLocale } from './locale.ts';

const NAMES: Readonly<Record<Platform, string>> = {
  nginx: 'nginx',
  apache: 'Apache',
  iis: 'IIS',
  litespeed: 'LiteSpeed',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare',
  plesk: 'Plesk',
  directadmin: 'DirectAdmin',
  wordpress: 'WordPress',
  joomla: 'Joomla',
  drupal: 'Drupal',
  shopify: 'Shopify',
  wix: 'Wix',
  squarespace: 'Squarespace',
};
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  readonly fix: string;
  readonly fixes: Readonly<Partial<Record<Platform, string>>>;
  /** What the site was seen to run on; the first that has a text of its own is opened. */
  readonly detected: readonly Platform[];
}

interface Tab {
  readonly name: string;
  readonly text: string;
}

const tabsOf = ({ fix, fixes, detected }: Props, general: string): readonly Tab[] => {
  const known = (Object.keys(NAMES) as Platform[]).toSorted(
    (a, b) => Number(detected.includes(b)) - Number(detected.includes(a)),
  );
  const special = known.flatMap((name) => {
    const text = fixes[name];
    return text === undefined ? [] : [{ platform: name, name: NAMES[name], text }];
  });
  const own = special.filter(({ platform }) => detected.includes(platform));
  const others = special.filter(({ platform }) => !detected.includes(platform));
  return [...own, { name: general, text: fix }, ...others];
};

/** How to repair it: on the site's own platform first, in general, and on others. */
export const PlatformTabs = (props: Props) => {
  const { check } = reportWords[useLocale()];
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabs = tabsOf(props, check.general);
  const shown = tabs[chosen] ?? { name: check.general, text: props.fix };

  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    event.preventDefault();
  };

  return (
    <div class="fix">
      <p class="label">
        {check.fix}
        <CopyButton text={shown.text} name={check.copyFix} />
      </p>
      {tabs.length > 1 && (
        <div class="tabs" role="tablist" aria-label={check.platforms} ref={list} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-controls={`${id}-panel`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
            >
              {tab.name}
            </button>
          ))}
        </div>
      )}
      {tabs.length > 1 ? (
        <p id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
          {shown.text}
        </p>
      ) : (
        <p>{shown.text}</p>
      )}
    </div>
  );
};
