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

  test('that is wrong goes nowhere, and stays to be mended', () => {
    const onSave = vi.fn(async () => true);
    draw(<KeyForm onSave={onSave} />, locale);
    const field = type(words.label, 'een sleutel');
    save();
    expect(screen.getByRole('alert').textContent).toBe(words.errors.spaces);
    expect(field.value).toBe('een sleutel');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('that is right is saved without the space around it, and never shown again', async () => {
    const onSave = vi.fn(async () => true);
    draw(<KeyForm onSave={onSave} />, locale);
    const field = type(words.label, ' sleutel-1 ');
    expect(field.type).toBe('password');
    save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('sleutel-1', true);
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('is for this session first, with what that means; one that stays is chosen', () => {
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

  test.each([true, false])('in the place of one that was for this session (%s) is kept as that was', (sessionOnly) => {
    const onSave = vi.fn(async () => true);
    const status = { saved: true, tail: 'oude', savedAt: 0, sessionOnly, base: '', refusedAt: null };
    draw(<KeyOptions {...{ status, onSave, allowance: null, testing: null }} onRemove={() => {}} />, locale);
    expect(screen.getByText(words.next)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.replace }));
    type(words.label, 'sleutel-2');
    save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('sleutel-2', sessionOnly);
  });

  test('that could not be kept stays in the field', async () => {
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

describe('one’s own resolver', () => {
  const words = optionsWords.nl.resolver;

  test.each([
    ['', 'empty'],
    ['http://dns.voorbeeld.nl/dns-query', 'notSecure'],
    ['https://ik:geheim@dns.voorbeeld.nl/dns-query', 'credentials'],
  ] as const)('%j is not kept, and told why', (typed, fault) => {
    const onChange = vi.fn();
    draw(<CustomResolver customResolver="" onChange={onChange} />);
    type(words.customAddress, typed);
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByRole('alert').textContent).toBe(words.errors[fault]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is used once its address is right', () => {
    const onChange = vi.fn();
    draw(<CustomResolver customResolver="" onChange={onChange} />);
    type(words.customAddress, ' https://dns.voorbeeld.nl/dns-query ');
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    const customResolver = 'https://dns.voorbeeld.nl/dns-query';
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ resolver: 'custom', customResolver });
  });
});

test.each(sampleOf(LOCALES, 2))(
  'the contact levels, in %s: the third is offered where there is a service',
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

test('the languages of the interface and of reports are chosen apart, each named in itself', () => {
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

  test('is taken back site by site, by a button that names it', () => {
    const on = create();
    draw(<AccessOptions sites={['a.nl', 'b.nl']} everywhere={false} {...on} />, locale);
    fireEvent.click(screen.getByRole('button', { name: words.revokeOf({ site: 'b.nl' }) }));
    expect(on.onRevoke).toHaveBeenCalledExactlyOnceWith('b.nl');
    fireEvent.click(screen.getByRole('button', { name: words.ask }));
    expect(on.onAskEverywhere).toHaveBeenCalledOnce();
  });

  test('to every site is taken back at once', () => {
    const on = create();
    draw(<AccessOptions sites={[]} everywhere {...on} />, locale);
    expect(screen.queryByText(words.none)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.revokeEverywhere }));
    expect(on.onRevokeEverywhere).toHaveBeenCalledOnce();
    expect(on.onAskEverywhere).not.toHaveBeenCalled();
  });
});

test('whether a key may go to another address is asked with the focus on the answer that changes nothing', () => {
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

test('the latest contacts stand newest first', () => {
  draw(<RecentContacts contacts={sampleLedger} />);
  const [, first] = screen.getAllByRole('row', { hidden: true });
  expect(first?.textContent).toContain(sampleLedger.at(-1)?.path);
});
