import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { AccessOptions } from '../../../components/options/AccessOptions.tsx';
import { KeyForm } from '../../../components/options/KeyForm.tsx';
import { KeyOptions } from '../../../components/options/KeyOptions.tsx';
import { LanguageOptions } from '../../../components/options/LanguageOptions.tsx';
import { LevelOptions } from '../../../components/options/LevelOptions.tsx';
import { RecentContacts } from '../../../components/options/RecentContacts.tsx';
import { CustomResolver } from '../../../components/options/ResolverOptions.tsx';
import { ServiceKeyQuestion } from '../../../components/options/ServiceBase.tsx';
import { commonWords } from '../../../lib/words/common.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { accessWords } from '../../../lib/words/report/access.ts';
import { serviceSettingsWords } from '../../../lib/words/service/service-settings.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { sampleLedger } from '../sample.ts';

clearAfterEach();

const type = (name: string, value: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.input(field, { target: { value } });
  return field;
};

describe.each(sampleOf(LOCALES, 2))('the key, in %s', (locale) => {
  const words = optionsWords[locale].key;
  const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: words.save }));

  test('is not submitted when invalid, and stays for correction', () => {
    const onSave = vi.fn(async () => true);
    draw(<KeyForm onSave={onSave} />, locale);
    const field = type(words.label, 'een sleutel');
    save();
    expect(screen.getByRole('alert').textContent).toBe(words.errors.spaces);
    expect(field.value).toBe('een sleutel');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('is saved without surrounding spaces, and never shown again', async () => {
    const onSave = vi.fn(async () => true);
    draw(<KeyForm onSave={onSave} />, locale);
    const field = type(words.label, ' sleutel-1 ');
    expect(field.type).toBe('password');
    save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('sleutel-1', true);
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('is for this session by default, with an explanation, and can be permanent', () => {
    const onSave = vi.fn(async () => true);
    draw(<KeyForm onSave={onSave} />, locale);
    const [first, other] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(screen.getByRole('group', { name: words.keeping })).toBeTruthy();
    expect(first).toBe(screen.getByRole('radio', { name: words.sessionOnly }));
    expect([first?.checked, other?.checked]).toEqual([true, false]);
    for (const note of [words.sessionNote, words.alwaysNote]) expect(screen.getByText(note)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: words.always }));
    type(words.label, 'sleutel-1');
    save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('sleutel-1', false);
  });

  test.each([true, false])('keeps the storage of the one it replaces (session: %s)', (sessionOnly) => {
    const onSave = vi.fn(async () => true);
    const status = { saved: true, tail: 'oude', savedAt: 0, sessionOnly, base: '', refusedAt: null };
    draw(<KeyOptions {...{ status, onSave, allowance: null, testing: null }} onRemove={() => {}} />, locale);
    expect(screen.getByText(words.next)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.replace }));
    type(words.label, 'sleutel-2');
    save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('sleutel-2', sessionOnly);
  });

  test('stays in the field when it could not be saved', async () => {
    const onSave = vi.fn(async () => false);
    const onCancel = vi.fn();
    draw(<KeyForm onSave={onSave} onCancel={onCancel} />, locale);
    const field = type(words.label, 'sleutel-1');
    expect(document.activeElement).toBe(field);
    save();
    await Promise.resolve();
    expect(field.value).toBe('sleutel-1');
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: words.cancel }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('a custom resolver', () => {
  const words = optionsWords.nl.resolver;

  test.each([
    ['', 'empty'],
    ['http://dns.voorbeeld.nl/dns-query', 'notSecure'],
    ['https://ik:geheim@dns.voorbeeld.nl/dns-query', 'credentials'],
  ] as const)('%j is not saved, with the reason', (typed, fault) => {
    const onChange = vi.fn();
    draw(<CustomResolver customResolver="" onChange={onChange} />);
    type(words.customAddress, typed);
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByRole('alert').textContent).toBe(words.errors[fault]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is used once its address is valid', () => {
    const onChange = vi.fn();
    draw(<CustomResolver customResolver="" onChange={onChange} />);
    type(words.customAddress, ' https://dns.voorbeeld.nl/dns-query ');
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    const customResolver = 'https://dns.voorbeeld.nl/dns-query';
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ resolver: 'custom', customResolver });
  });
});

test.each(sampleOf(LOCALES, 2))(
  'the contact levels, in %s: the third one is available only with a service',
  (locale) => {
    const onChange = vi.fn();
    const { again } = draw(<LevelOptions level="B" hasService={false} onChange={onChange} />, locale);
    const values = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
    expect(values()).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect(screen.getByRole('group', { name: optionsWords[locale].level.title })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: commonWords[locale].levels.A.name }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('A');
    again(<LevelOptions level="C" hasService={false} onChange={onChange} />);
    expect(values()).toContainEqual(['C', true]);
  },
);

test('the languages of interface and reports are chosen separately, each with its own name', () => {
  const onChange = vi.fn();
  draw(<LanguageOptions language="auto" reportLanguage="en" onChange={onChange} />);
  const english = screen.getAllByText(optionsWords.nl.language.en);
  expect(english.map((label) => label.lang)).toEqual(['en', 'en']);
  fireEvent.click(screen.getAllByRole('radio', { name: optionsWords.nl.language.nl })[1] as HTMLElement);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ reportLanguage: 'nl' });
});

describe.each(sampleOf(LOCALES, 2))('access to sites, in %s', (locale) => {
  const words = accessWords[locale];
  const create = () => ({ onRevoke: vi.fn(), onAskEverywhere: vi.fn(), onRevokeEverywhere: vi.fn() });

  test('is revoked per site by a button that names it', () => {
    const on = create();
    draw(<AccessOptions sites={['a.nl', 'b.nl']} everywhere={false} {...on} />, locale);
    fireEvent.click(screen.getByRole('button', { name: words.revokeOf({ site: 'b.nl' }) }));
    expect(on.onRevoke).toHaveBeenCalledExactlyOnceWith('b.nl');
    fireEvent.click(screen.getByRole('button', { name: words.ask }));
    expect(on.onAskEverywhere).toHaveBeenCalledOnce();
  });

  test('to every site is revoked at once', () => {
    const on = create();
    draw(<AccessOptions sites={[]} everywhere {...on} />, locale);
    expect(screen.queryByText(words.none)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.revokeEverywhere }));
    expect(on.onRevokeEverywhere).toHaveBeenCalledOnce();
    expect(on.onAskEverywhere).not.toHaveBeenCalled();
  });
});

test('the question about a key for another address focuses the answer that changes nothing', () => {
  const [onAnswer, onCancel] = [vi.fn(), vi.fn()];
  const words = serviceSettingsWords.nl;
  draw(<ServiceKeyQuestion host="dienst.nl" onAnswer={onAnswer} onCancel={onCancel} />);
  const cancel = screen.getByRole('button', { name: words.cancel });
  expect(document.activeElement).toBe(cancel);
  fireEvent.click(screen.getByRole('button', { name: words.yes }));
  fireEvent.click(screen.getByRole('button', { name: words.no }));
  fireEvent.click(cancel);
  expect(onAnswer.mock.calls).toEqual([['move'], ['remove']]);
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the latest contacts are listed newest first', () => {
  draw(<RecentContacts contacts={sampleLedger} />);
  const [, first] = screen.getAllByRole('row', { hidden: true });
  expect(first?.textContent).toContain(sampleLedger.at(-1)?.path);
});
