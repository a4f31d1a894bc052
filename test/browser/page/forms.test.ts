import { describe, expect, test } from 'vitest';
import { Forms } from '../../../lib/facts/page/forms.ts';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const live = async (html: string) => Forms.parse((await run<Page>(html, 'subject.readLive(document)')).forms);
const raw = async (html: string, url = 'https://voorbeeld.nl/a/') => {
  const page = await run<Page>('', `subject.readRaw(${JSON.stringify(html)}, ${JSON.stringify(url)}, false)`);
  return Forms.parse(page.forms);
};

describe('forms', () => {
  test.each([
    ['<form></form>', 'https://voorbeeld.nl/a/', 'get'],
    ['<form action=""></form>', 'https://voorbeeld.nl/a/', 'get'],
    ['<form action="b" method=POST></form>', 'https://voorbeeld.nl/a/b', 'post'],
    ['<form action=" http://a.nl/ " method="post"></form>', 'http://a.nl/', 'post'],
    ['<form action="https://" method=put></form>', null, 'get'],
    ['<form method=dialog></form>', 'https://voorbeeld.nl/a/', 'dialog'],
    ['<base href="https://elders.nl/x/"><form></form>', 'https://voorbeeld.nl/a/', 'get'],
    ['<base href="https://elders.nl/x/"><form action=y></form>', 'https://elders.nl/x/y', 'get'],
  ])('%s', async (html, action, method) => {
    expect((await raw(html)).list).toMatchObject([{ action, method }]);
  });

  test('lists fields by type, including those outside their form', async () => {
    const html = `<form id=f><input><input type=EMAIL><select></select><textarea></textarea><button>Ga</button></form>
      <input type=password form=f>`;
    expect((await live(html)).list[0]?.fields).toEqual(['text', 'email', 'select', 'textarea', 'password']);
  });

  test('lists buttons that override the form’s action or method', async () => {
    const html = `<form id=f action=/a method=post><button formaction="http://b.nl/">b</button>
      <input type=submit formmethod=get><button type=button formaction=/nee>c</button><button>gewoon</button></form>
      <button form=f formaction=/buiten>d</button><button formaction=/wees>e</button>`;
    expect((await raw(html)).submitters.map(({ action, method }) => [action, method])).toEqual([
      ['http://b.nl/', 'post'],
      ['https://voorbeeld.nl/a', 'get'],
      ['https://voorbeeld.nl/buiten', 'post'],
    ]);
  });

  test('counts password fields inside and outside forms, and the visible ones', async () => {
    const html = `<form><input type=password></form><input type=Password><div style="display:none"><input type=password></div>`;
    expect(await live(html)).toMatchObject({ passwordFields: 3, visiblePasswordFields: 2 });
    expect(await raw(html)).toMatchObject({ passwordFields: 3, visiblePasswordFields: 3 });
  });

  test('is not affected by controls that shadow the properties of their form', async () => {
    const names = ['action', 'method', 'elements', 'getAttribute', 'attributes', 'tagName', 'parentNode', 'form'];
    const html = `<form action="http://a.nl/" method=post>${names.map((name) => `<input name="${name}">`).join('')}
      <button name=formAction formaction="http://b.nl/">x</button></form>`;
    expect(await live(html)).toMatchObject({
      list: [{ action: 'http://a.nl/', method: 'post', fields: names.map(() => 'text') }],
      submitters: [{ action: 'http://b.nl/', method: 'post' }],
    });
  });

  test('lists at most a hundred forms and fifty fields', async () => {
    const { list } = await raw(`<form>${'<input>'.repeat(60)}</form>${'<form></form>'.repeat(120)}`);
    expect(list).toHaveLength(100);
    expect(list[0]?.fields).toHaveLength(50);
  });
});
