import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmButton } from '../../../components/shared/form/ConfirmButton.tsx';
import { CopyButton } from '../../../components/shared/form/CopyButton.tsx';
import { Field } from '../../../components/shared/form/Field.tsx';
import { Switch } from '../../../components/shared/form/Switch.tsx';
import { commonWords } from '../../../lib/words/common.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

describe('a field', () => {
  const base = {
    label: 'Adres',
    name: 'a',
    type: 'url',
    value: 'x',
    hint: 'Begin met https.',
    onInput: () => {},
  } as const;

  test('is named by its label and described by its hint', () => {
    draw(<Field {...base} error={null} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres', description: 'Begin met https.' });
    expect(field.value).toBe('x');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('shows the error before its hint, and keeps the typed value', () => {
    const onInput = vi.fn();
    draw(<Field {...base} error="Dit is geen adres." onInput={onInput} />);
    const field = screen.getByRole('textbox', { description: 'Dit is geen adres. Begin met https.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field, { target: { value: 'y' } });
    expect(onInput).toHaveBeenCalledExactlyOnceWith('y');
  });

  test('with several lines is a textbox too', () => {
    draw(<Field {...base} type="lines" error={null} />);
    expect(screen.getByRole('textbox', { name: 'Adres' }).tagName).toBe('TEXTAREA');
  });
});

describe('an irreversible action', () => {
  const words = { open: 'Wis alles', sure: 'Weet u het zeker?', no: 'Nee', yes: 'Ja' };

  test('is done once after a yes, and only then', () => {
    const onYes = vi.fn();
    draw(<ConfirmButton words={words} onYes={onYes} />);
    fireEvent.click(screen.getByRole('button', { name: 'Wis alles' }));
    expect(onYes).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
    expect(onYes).toHaveBeenCalledOnce();
    expect(screen.queryByText('Weet u het zeker?')).toBeNull();
  });

  test('focuses no first, and restores the focus afterwards', () => {
    const onYes = vi.fn();
    draw(<ConfirmButton words={words} onYes={onYes} />);
    fireEvent.click(screen.getByRole('button', { name: 'Wis alles' }));
    const no = screen.getByRole('button', { name: 'Nee' });
    expect(document.activeElement).toBe(no);
    fireEvent.click(no);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wis alles' }));
    expect(onYes).not.toHaveBeenCalled();
  });
});

test('a switch shows whether it is on, its description, and its new state', () => {
  const onChange = vi.fn();
  draw(<Switch label="Bewaren" note="Vijftig scans." name="keep" isOn={false} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Bewaren', description: 'Vijftig scans.' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

describe.each(sampleOf(LOCALES, 2))('copying, in %s', (locale) => {
  const { copied, notCopied } = commonWords[locale].copy;

  test.each([
    ['reports success', () => Promise.resolve(), copied],
    ['reports failure', () => Promise.reject(new Error('no')), notCopied],
  ])('%s', async (_, writeText, text) => {
    const write = vi.fn(writeText);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    draw(<CopyButton text="v=spf1 -all" name="SPF" />, locale);
    fireEvent.click(screen.getByRole('button', { name: 'SPF' }));
    expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
    expect(write).toHaveBeenCalledExactlyOnceWith('v=spf1 -all');
  });
});
