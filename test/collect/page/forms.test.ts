import { describe, expect, test } from 'vitest';
import { readForms } from '../../../lib/collect/page/forms.ts';
import { sent, shown, times } from '../../kit/reading.ts';

const raw = (html: string) => readForms(sent(html, 'https://voorbeeld.nl/a/'));

test.each([
  ['<form></form>', 'https://voorbeeld.nl/a/', 'get'],
  ['<form action=" "></form>', 'https://voorbeeld.nl/a/', 'get'],
  ['<form action="b" method=" POST "></form>', 'https://voorbeeld.nl/a/b', 'post'],
  ['<form action=" http://a.nl/ " method="post"></form>', 'http://a.nl/', 'post'],
  ['<form action="https://" method=put></form>', null, 'get'],
  ['<form method=dialog></form>', 'https://voorbeeld.nl/a/', 'dialog'],
  ['<base href="https://elders.nl/x/"><form></form>', 'https://voorbeeld.nl/a/', 'get'],
  ['<base href="https://elders.nl/x/"><form action=y></form>', 'https://elders.nl/x/y', 'get'],
])('%s', async (html, action, method) =>
  expect((await raw(html)).list).toEqual([{ action, method, fields: [], selector: 'form' }]),
);

test('a long address is truncated', async () =>
  expect((await raw(`<form action="/${'x'.repeat(3_000)}">`)).list[0]?.action).toHaveLength(2_000));

test('fields are listed by type, also those outside their form, without buttons', async () => {
  const { list } =
    await raw(`<form id=f><input><input type=" EMAIL"><select></select><textarea></textarea><button>Ga</button>
    <object></object><output></output><fieldset></fieldset></form><input type=password form=f><input>`);
  expect(list).toMatchObject([{ fields: ['text', 'email', 'select', 'textarea', 'password'], selector: '#f' }]);
});

test('controls that shadow properties of their form have no effect', async () => {
  const names = ['action', 'method', 'elements', 'getAttribute', 'attributes', 'tagName', 'parentNode', 'form'];
  const html = `<form action="http://a.nl/" method=post>${names.map((name) => `<input name="${name}">`).join('')}
    <button name=formAction formaction="http://b.nl/">x</button></form>`;
  expect(await raw(html)).toMatchObject({
    list: [{ action: 'http://a.nl/', method: 'post', fields: names.map(() => 'text') }],
    submitters: [{ action: 'http://b.nl/', method: 'post' }],
  });
});

describe('a button that overrides the action or method of its form', () => {
  const A = 'https://voorbeeld.nl/a/x';
  const form = (inner: string): string => `<form id=f action=x method=post>${inner}</form>`;

  test.each([
    [form('<button formaction="http://b.nl/">b</button>'), 'http://b.nl/', 'post', '#f > button'],
    [form('<button formaction=" ">b</button>'), A, 'post', '#f > button'],
    [form('<input type=submit formmethod=get>'), A, 'get', '#f > input'],
    [form('<input type=Image formmethod=dialog>'), A, 'dialog', '#f > input'],
    [`${form('')}<button form=f formaction=/buiten>d</button>`, 'https://voorbeeld.nl/buiten', 'post', 'button'],
    [`${form('')}<input type=submit form=f formaction=/buiten>`, 'https://voorbeeld.nl/buiten', 'post', 'input'],
    ['<form><button formaction=y>x</button></form>', 'https://voorbeeld.nl/a/y', 'get', 'form > button'],
  ])('%s', async (html, action, method, selector) =>
    expect((await raw(html)).submitters).toEqual([{ action, method, selector }]),
  );

  test.each([
    ['a button without an address or method', form('<button>a</button>')],
    ['a button that only runs a script', form('<button type=Button formaction=/nee>c</button>')],
    ['a reset button', form('<button type=reset formaction=/nee>c</button>')],
    ['a text field', form('<input formaction=/nee>')],
    ['a button outside a form', '<button formaction=/wees>e</button><input type=submit formaction=/wees>'],
  ])('%s is not one', async (_, html) => expect((await raw(html)).submitters).toEqual([]));
});

test('at most a hundred forms and submitters are listed, with fifty fields each', async () => {
  const { list, submitters } = await raw(
    `<form>${'<input>'.repeat(60)}</form><form>${times(120, () => '<button formaction=y></button>')}</form>${'<form></form>'.repeat(120)}`,
  );
  expect([list.length, submitters.length, list[0]?.fields.length]).toEqual([100, 100, 50]);
});

test('password fields are counted, and the visible ones on the shown page', async () => {
  const html = `<form><input type=password></form><input type=Password><div style="display:none"><input type=password></div><input>`;
  expect(await raw(html)).toMatchObject({ passwordFields: 3, visiblePasswordFields: 3 });
  expect(await readForms(shown(html))).toMatchObject({ passwordFields: 3, visiblePasswordFields: 2 });
});
