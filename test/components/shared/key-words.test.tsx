import { describe, expect, test } from 'vitest';
import { KeyView } from '../../../components/key/KeyView.tsx';
import { OptionsView } from '../../../components/options/OptionsView.tsx';
import { KeyLine } from '../../../components/shared/service/KeyLine.tsx';
import { WelcomeView } from '../../../components/welcome/WelcomeView.tsx';
import { PILLARS } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { controlsIn } from '../../kit/controls.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const NOTHING = {
  ...{ key: null, access: null, level: null, language: null, report: null, resolver: null, service: null },
  ...{ history: null, shortcut: null, privacy: null, about: null },
};
const REQUEST = { text: '', url: '' };
const textOf = (container: Element): string => container.textContent?.replace(/\s+/g, ' ') ?? '';

describe.each(sampleOf(LOCALES, 2))('the description of the key, in %s', (locale) => {
  const { free, adds, from, unchecked } = commonWords[locale].key;

  test.each([
    [
      'popup and public report',
      [free, adds, from],
      <KeyLine words={popupWords[locale]} request={REQUEST} onEnter={() => {}} />,
    ],
    ['settings', [free, adds, from, unchecked], <OptionsView sections={NOTHING} message={null} hasNews={false} />],
    ['page about it', [free, adds, from, unchecked], <KeyView request={REQUEST} />],
  ])('is the same everywhere: %s', (_, sentences, view) => {
    expect(textOf(draw(view, locale).container)).toContain(sentences.join(' '));
  });
});

describe.each(sampleOf(LOCALES, 2))('the welcome page, in %s', (locale) => {
  const page = () =>
    draw(<WelcomeView browser="chromium" isSiteOnly={false} shortcut="" saved={null} onSiteOnly={() => {}} />, locale)
      .container;

  test('has a sentence for each pillar, and one button', () => {
    const text = textOf(page());
    for (const pillar of PILLARS) expect(text).toContain(commonWords[locale].questions[pillar]);
    expect(page().querySelectorAll('.button')).toHaveLength(1);
  });
});

test('rarely used settings are collapsed, and opened by their address', () => {
  location.hash = '#service';
  const { container } = draw(
    <OptionsView
      sections={{ ...NOTHING, service: <button type="button">x</button>, about: <button type="button">y</button> }}
      message={null}
      hasNews={false}
    />,
  );
  expect([...container.querySelectorAll('main > section')].slice(0, 5).map(({ id }) => id)).toEqual([
    'key',
    'access',
    'level',
    'language',
    'report',
  ]);
  const shown = controlsIn(container)
    .filter(({ localName }) => localName === 'button')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(['x']);
  location.hash = '';
});
