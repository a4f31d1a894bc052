import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { OperationAnswer, OperationForm, type Row } from '../../../components/platform/OperationForm.tsx';
import { buildOperationCall, findBodyFault, findFieldFault, isFilled } from '../../../lib/api/operations.ts';
import { PLATFORM_OPERATIONS } from '../../../lib/data/service/platform-operations.ts';
import { platformWords } from '../../../lib/words/service/platform.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const BASE = 'https://dienst.nl/api';
const operation = (id: Row['id']): Row => {
  const found = PLATFORM_OPERATIONS.find((one) => one.id === id);
  if (found === undefined) throw new TypeError(id);
  return found;
};

const ANSWER = {
  ok: true,
  status: 200,
  type: 'application/json',
  text: '{"namen":["a"]}',
  truncated: false,
  bytes: 15,
  ms: 20,
  retryAfter: null,
} as const;

const rules = {
  fieldFault: findFieldFault,
  bodyFault: findBodyFault,
  isFilled,
  request: (one: Parameters<typeof isFilled>[0], filled: Parameters<typeof isFilled>[1]) => {
    if (!isFilled(one, filled)) return null;
    const { url, body } = buildOperationCall(BASE, one, filled);
    return { method: one.method, address: url.href, body: body ?? null };
  },
};

const shown = (id: Row['id'], onSend: () => Promise<typeof ANSWER | null>) => (
  <OperationForm operation={operation(id)} host="dienst.nl" hasKey onSend={onSend} onSave={() => {}} {...rules} />
);

describe.each(sampleOf(LOCALES, 2))('an operation, in %s', (locale) => {
  const words = platformWords[locale];
  const fields = words.fields;
  const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: words.send }));

  test('shows no errors before it is submitted, and then each', () => {
    const onSend = vi.fn(async () => ANSWER);
    draw(shown('register', onSend), locale);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '']);
    fireEvent.input(screen.getByRole('textbox', { name: fields.limit.label }), { target: { value: 'veel' } });
    send();
    const lines = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(lines).toEqual([words.errors.empty, words.errors.notInteger]);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(words.incomplete)).toBeTruthy();
  });

  test('is sent as shown, and shows its answer', async () => {
    const onSend = vi.fn(async () => ANSWER);
    draw(shown('classification', onSend), locale);
    fireEvent.input(screen.getByRole('textbox', { name: fields.sbi_code.label }), { target: { value: '62.01' } });
    expect(screen.getByText(/sbi_code=62\.01/).textContent).not.toMatch(/sleutel-/);
    send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('classification', { values: { sbi_code: '62.01' }, body: '' });
    expect(await screen.findByRole('region', { name: words.answer })).toBeTruthy();
  });

  test('asks for confirmation when it changes something, and sends nothing after a no', async () => {
    const onSend = vi.fn(async () => null);
    draw(shown('user', onSend), locale);
    send();
    expect(screen.getByText(words.changes)).toBeTruthy();
    const no = screen.getByRole('button', { name: words.no });
    expect(document.activeElement).toBe(no);
    fireEvent.click(no);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.send }));
    expect(onSend).not.toHaveBeenCalled();
    send();
    fireEvent.click(screen.getByRole('button', { name: words.yes }));
    expect(onSend).toHaveBeenCalledOnce();
    expect((await screen.findByText(words.failed.background)).closest('[role="status"]')).toBeTruthy();
  });
});

test('an answer that is not JSON is shown as text, and saved unchanged', () => {
  const onSave = vi.fn();
  draw(<OperationAnswer answer={{ ...ANSWER, type: 'text/html', text: '<b>nee</b>' }} onSave={onSave} />);
  expect(screen.getByText('<b>nee</b>').tagName).toBe('PRE');
  fireEvent.click(screen.getByRole('button', { name: platformWords.nl.save }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('<b>nee</b>', 'text/html');
});
