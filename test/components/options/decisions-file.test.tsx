import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { DecisionsFile, type DecisionsMessage } from '../../../components/options/DecisionsFile.tsx';
import { baselineWords } from '../../../lib/words/command/baseline.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

describe.each(sampleOf(LOCALES, 2))('decisions as a file, in %s', (locale) => {
  const words = baselineWords[locale].file;
  const show = (count: number, result: DecisionsMessage | null = null, acts = {}) =>
    draw(<DecisionsFile count={count} message={result} onSave={() => {}} onFile={() => {}} {...acts} />, locale);
  const said = (): string => screen.getByRole('status').textContent ?? '';

  test('can be saved if there are any, and read from a file', () => {
    const [onSave, onFile] = [vi.fn(), vi.fn()];
    show(3, null, { onSave, onFile });
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(onSave).toHaveBeenCalledOnce();
    const file = new File(['{}'], 'x.json');
    fireEvent.change(screen.getByLabelText(words.choose), { target: { files: [file] } });
    expect(onFile).toHaveBeenCalledWith(file);
  });

  test('have no save button if there are none', () => {
    show(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('show the result of reading a file', () => {
    show(1, { is: 'read', added: 2, present: 1, left: 3 });
    expect(said()).toBe(words.read({ added: 2, present: 1, left: 3 }));
    const { again } = show(1);
    again(<DecisionsFile count={1} message={{ is: 'full' }} onSave={() => {}} onFile={() => {}} />);
    for (const fault of ['tooLarge', 'notJson', 'notABaseline', 'otherVersion', 'damaged'] as const)
      expect(words.faults[fault]).toBeTruthy();
  });

  test('show where a file is damaged', () => {
    show(1, { is: 'fault', fault: 'damaged', where: 'known.3.until' });
    expect(said()).toContain('known.3.until');
  });
});
