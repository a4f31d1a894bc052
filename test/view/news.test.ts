import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listReleasesSince } from '../../lib/view/compare/news.ts';
import { changeWords } from '../../lib/words/report/changes.ts';

const changes = { '0.10.0': ['tien'], '0.9.1': ['negen een'], '0.9.0': ['negen'] };
const versions = (since: string | null) => listReleasesSince(changes, since).map(({ version }) => version);

describe('the news', () => {
  test.each([
    [null, ['0.10.0', '0.9.1', '0.9.0']],
    ['0.8', ['0.10.0', '0.9.1', '0.9.0']],
    ['0.9.0', ['0.10.0', '0.9.1']],
    ['0.9.1', ['0.10.0']],
    ['0.10.0', []],
    ['0.10.0.1', []],
    ['1.0.0', []],
  ])('since %s is %j', (since, expected) => {
    expect(versions(since)).toEqual(expected);
  });
});

describe('CHANGELOG.md', () => {
  const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const releases = text.split(/^## /m).slice(1);
  const linesOf = (release: string): readonly string[] =>
    release
      .split(/^- /m)
      .slice(1)
      .map((line) => line.replace(/\s+/g, ' ').trim());

  test.each(Object.entries(changeWords.en))(
    'has every change of %s, and exactly those once released',
    (version, lines) => {
      const release = releases.find((one) => one.startsWith(`${version} `)) ?? '';
      const isReleased = !release.startsWith(`${version} (unreleased)`);
      expect(linesOf(release)).toEqual(isReleased ? lines : expect.arrayContaining([...lines]));
    },
  );

  test('has no release without news', () => {
    expect(Object.keys(changeWords.en)).toEqual(releases.map((release) => release.split(' ')[0]));
  });
});

test('both languages list the same changes', () => {
  const counts = ({ en, nl }: typeof changeWords) =>
    [en, nl].map((words) => Object.values(words).map((one) => one.length));
  const [english, dutch] = counts(changeWords);
  expect(dutch).toEqual(english);
});
