import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { DecisiveState } from '../../components/shared/DecisiveState.tsx';
import { isDanger } from '../../lib/decisive-states.ts';
import { DECISIVE_STATES } from '../../lib/model.ts';
import { statesWords } from '../../lib/words/states.ts';
import { Speaking } from '../kit/speaking.tsx';

describe.each(['nl', 'en'] as const)('the state of a page, in %s', (locale) => {
  const drawn = (props: Parameters<typeof DecisiveState>[0]): string =>
    renderToString(
      <Speaking locale={locale}>
        <DecisiveState {...props} />
      </Speaking>,
    );

  test.each(DECISIVE_STATES)('%s has its heading, its meaning, and the first thing to do', (state) => {
    const { title, means, first, call } = statesWords[locale].states[state];
    const message = drawn({ states: [state], advises: true });
    for (const text of [`<h2>${title}</h2>`, means, first, call]) expect(message).toContain(text);
    expect(message).toContain(`data-tone="${isDanger(state) ? 'danger' : 'info'}"`);
    // The public tier shows only the name and the sentence.
    const known = drawn({ states: [state], advises: false });
    expect(known).toContain(means);
    expect(known).not.toContain(first);
  });

  test('the most serious state is shown in full, the next by name, and the home link only on an error page', () => {
    const text = drawn({ states: ['breakIn', 'noHttps', 'errorPage'], advises: true, home: <a href="/">x</a> });
    expect(text).toContain(statesWords[locale].states.breakIn.means);
    expect(text).toContain(statesWords[locale].states.noHttps.title);
    expect(text).not.toContain(statesWords[locale].states.noHttps.means);
    expect(text).toContain('<a href="/">');
    expect(drawn({ states: ['breakIn'], advises: true, home: <a href="/">x</a> })).not.toContain('<a href="/">');
    expect(drawn({ states: [], advises: true })).toBe('');
  });
});
