import { insecureForms } from '../../../lib/checks/beveiliging/insecure-forms.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

type Form = Facts['page']['forms']['list'][number];
const form = (action: string | null, method: Form['method'] = 'get'): Form => ({
  action,
  method,
  fields: ['text'],
  selector: 'form',
});
const given = (list: Form[], changes: Partial<Facts['page']['forms']> = {}, url = 'https://voorbeeld.nl/') => ({
  page: page({ document: { url }, forms: { list, ...changes } }),
  scan: scan(),
});
const signIn = (action: string): Form => ({ ...form(action, 'post'), fields: ['text', 'password'] });
const button = (action: string, method: Form['method']) => ({ submitters: [{ action, method, selector: 'button' }] });
const HTTP = 'http://voorbeeld.nl/zoek';

cases(insecureForms, {
  secure: [
    given([form('https://voorbeeld.nl/zoek', 'post')]),
    given([form('javascript:void(0)', 'post'), form(null), form(HTTP, 'dialog')]),
    given([form('http://localhost/zoek', 'post')]),
    given([], { passwordFields: 1 }),
    given([form('https://voorbeeld.nl/')], { passwordFields: 1, visiblePasswordFields: 1 }),
    given([form('http://127.0.0.1/', 'post')], { passwordFields: 1 }, 'http://127.0.0.1/'),
  ],
  getToHttp: [
    given([form(HTTP)]),
    given([form('https://voorbeeld.nl/')], button(HTTP, 'get')),
    given([form(HTTP)], {}, HTTP),
  ],
  postToHttp: [
    given([form(HTTP, 'post')]),
    given([form(HTTP), form(HTTP, 'post')]),
    given([form('https://voorbeeld.nl/', 'post')], button(HTTP, 'post')),
    given([form(HTTP, 'post')], {}, HTTP),
  ],
  passwordSent: [
    given([signIn(HTTP)], { passwordFields: 1 }, HTTP),
    given([signIn(HTTP)], { passwordFields: 1 }),
    given([{ ...signIn(HTTP), method: 'get' }], { passwordFields: 1 }),
  ],
  passwordOnHttp: [
    // Sent over https from a page that anybody on the path can change; or on an office network.
    given([signIn('https://voorbeeld.nl/login')], { passwordFields: 1 }, HTTP),
    { ...given([signIn(HTTP)], { passwordFields: 1 }, HTTP), scan: scan({ isPublic: false }) },
    given([], { passwordFields: 1 }, HTTP),
    given([form(HTTP, 'post')], { passwordFields: 1 }, HTTP),
  ],
  none: [given([])],
});
