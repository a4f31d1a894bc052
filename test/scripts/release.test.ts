import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { datedChangelog, NotReady, requestedVersion, tagMessage, versioned } from '../../scripts/release/steps.ts';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const CHANGELOG =
  '# Changelog\n\n## 1.10.0 (unreleased)\n\n- New.\n- Better,\n  too.\n\n## 1.9.0 (2026-01-01)\n\n- Old.\n';

describe('the version of a release', () => {
  test.each([
    [undefined, '1.9.0', '1.9.0'],
    ['1.9.0', '1.9.0', '1.9.0'],
    ['1.10.0', '1.9.0', '1.10.0'],
    ['2.0.0', '1.9.9', '2.0.0'],
  ])('%s after %s is %s', (request, present, version) => expect(requestedVersion(request, present)).toBe(version));

  test.each([
    ['1.9.0', '1.10.0'],
    ['0.9.9', '1.0.0'],
    ['1.0', '0.1.0'],
    ['v1.0.0', '0.1.0'],
    ['1.0.0-beta', '0.1.0'],
    ['', '0.1.0'],
  ])('“%s” after %s is rejected', (requested, present) =>
    expect(() => requestedVersion(requested, present)).toThrow(NotReady),
  );
});

describe('the changelog of a release', () => {
  test('gets a date for the unreleased version, and for no other', () => {
    expect(datedChangelog(CHANGELOG, '1.10.0', '2026-11-22')).toBe(
      CHANGELOG.replace('1.10.0 (unreleased)', '1.10.0 (2026-11-22)'),
    );
  });

  test.each(['1.9.0', '1.1.0', '1.10'])('has no unreleased section for %s', (version) => {
    expect(() => datedChangelog(CHANGELOG, version, '2026-11-22')).toThrow(NotReady);
  });

  test('becomes the text of the tag', () => {
    expect(tagMessage(CHANGELOG, 'pijler', '1.10.0')).toBe('pijler 1.10.0\n\n- New.\n- Better,\n  too.\n');
    expect(() => tagMessage('## 1.0.0 (2026-01-01)\n', 'pijler', '1.0.0')).toThrow(NotReady);
  });
});

test.each(['package.json', 'package-lock.json'])('only the version changes in %s', (file) => {
  const text = textOf(file);
  const changed = versioned(text, '99.0.1').split('\n');
  const lines = text.split('\n');
  const different = lines.filter((line, at) => line !== changed[at]);
  expect(changed).toHaveLength(lines.length);
  expect(different.every((line) => /^ +"version": "\d+\.\d+\.\d+",$/.test(line))).toBe(true);
  expect(different).toHaveLength(file === 'package.json' ? 1 : 2);
});
