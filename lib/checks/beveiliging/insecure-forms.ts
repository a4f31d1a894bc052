import { defineCheck, toPlacedItems } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isInsecure } from '../../parse/url/trustworthy.ts';

type Form = Pick<Facts['page']['forms']['list'][number], 'action' | 'selector'>;

const listItems = (forms: readonly Form[]) =>
  toPlacedItems(
    forms,
    ({ action }) => action ?? '',
    ({ action, selector }) => ({ at: selector, saw: action ?? '' }),
  );

export const insecureForms = defineCheck({
  id: 'insecure-forms',
  weight: 9,
  who: 'webbouwer',
  source: 'https://owasp.org/www-project-application-security-verification-standard/',
  needs: ['page', 'scan'],
  verdicts: {
    secure: 'pass',
    getToHttp: 'warn',
    postToHttp: { verdict: 'fail', cap: 30, step: 'danger' },
    passwordSent: { verdict: 'fail', cap: 30, total: 39, step: 'danger' },
    passwordOnHttp: { verdict: 'fail', cap: 30, step: 'danger' },
    none: 'skip',
  },

  judge({ page: { document, forms }, scan }) {
    if (forms.list.length === 0 && forms.passwordFields === 0) return { code: 'none' };
    const sent = forms.list.filter(({ action, fields }) => fields.includes('password') && isInsecure(action ?? ''));
    // On an internal network, http exposes the password to fewer people.
    if (scan.isPublic && sent.length > 0) return { code: 'passwordSent', ...listItems(sent) };
    if (forms.passwordFields > 0 && isInsecure(document.url)) return { code: 'passwordOnHttp', items: [document.url] };

    // A button's `formaction` counts as its form's own.
    const insecure = [...forms.list, ...forms.submitters].filter(({ action }) => isInsecure(action ?? ''));
    const posted = insecure.filter(({ method }) => method === 'post');
    if (posted.length > 0) return { code: 'postToHttp', ...listItems(posted) };

    const searching = insecure.filter(({ method }) => method === 'get');
    return searching.length > 0 ? { code: 'getToHttp', ...listItems(searching) } : { code: 'secure' };
  },
});
