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

  test('are saved where there are any, and a file is read', () => {
    const [onSave, onFile] = [vi.fn(), vi.fn()];
    show(3, null, { onSave, onFile });
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(onSave).toHaveBeenCalledOnce();
    const file = new File(['{}'], 'x.json');
    fireEvent.change(screen.getByLabelText(words.choose), { target: { files: [file] } });
    expect(onFile).toHaveBeenCalledWith(file);
  });

  test('that are none offer nothing to save', () => {
    show(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what came of a file is said', () => {
    show(1, { is: 'read', added: 2, present: 1, left: 3 });
    expect(said()).toBe(words.read({ added: 2, present: 1, left: 3 }));
    const { again } = show(1);
    again(<DecisionsFile count={1} message={{ is: 'full' }} onSave={() => {}} onFile={() => {}} />);
    for (const fault of ['tooLarge', 'notJson', 'notABaseline', 'otherVersion', 'damaged'] as const)
      expect(words.faults[fault]).toBeTruthy();
  });

  test('that are damaged say where', () => {
    show(1, { is: 'fault', fault: 'damaged', where: 'known.3.until' });
    expect(said()).toContain('known.3.until');
  });
});
