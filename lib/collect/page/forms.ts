import type { Page } from '../../facts/page.ts';
import {
  createGetter,
  findAll,
  findClosest,
  getAttribute,
  getTag,
  isHtml,
  isRendered,
  readTokens,
  resolve,
} from './dom/dom.ts';
import type { Reading } from './dom/reading.ts';
import { buildSelector } from './dom/selector.ts';

type Forms = Page['forms'];
type Form = Forms['list'][number];

const LIMIT = { forms: 100, fields: 50, address: 2_000 };
const FIELDS = ['input', 'select', 'textarea'];
const SUBMITTERS = ':is(button, input):is([formaction], [formmethod])';

const elementsOf = createGetter<HTMLFormElement, HTMLFormControlsCollection>(HTMLFormElement.prototype, 'elements');
const ownerOfButton = createGetter<HTMLButtonElement, HTMLFormElement | null>(HTMLButtonElement.prototype, 'form');
const ownerOfInput = createGetter<HTMLInputElement, HTMLFormElement | null>(HTMLInputElement.prototype, 'form');

const readMethod = (element: Element, name: string): Form['method'] | null => {
  if (getAttribute(element, name) === null) return null;
  const method = readTokens(element, name);
  return method === 'post' || method === 'dialog' ? method : 'get';
};

/** The address a form submits to: its own page when it names no other (HTML, form submission). */
const resolveAction = (element: Element, name: string, { base, source }: Reading): string | null => {
  const written = getAttribute(element, name)?.trim() ?? '';
  return (written === '' ? source.url : resolve(written, base))?.slice(0, LIMIT.address).toWellFormed() ?? null;
};

const readType = (field: Element): string => {
  if (getTag(field) !== 'input') return getTag(field);
  const type = readTokens(field, 'type');
  return type === '' ? 'text' : type;
};

const listFields = (form: Element): readonly Element[] =>
  isHtml(form) ? [...elementsOf(form as HTMLFormElement)].filter((field) => FIELDS.includes(getTag(field))) : [];

const readForm = (form: Element, reading: Reading): Form => ({
  action: resolveAction(form, 'action', reading),
  method: readMethod(form, 'method') ?? 'get',
  fields: listFields(form).slice(0, LIMIT.fields).map(readType),
  selector: buildSelector(form),
});

const isSubmitting = (element: Element): boolean =>
  getTag(element) === 'button'
    ? !['reset', 'button'].includes(readTokens(element, 'type'))
    : ['submit', 'image'].includes(readTokens(element, 'type'));

const findOwner = (element: Element): Element | null => {
  if (isHtml(element) && getTag(element) === 'button') return ownerOfButton(element as HTMLButtonElement);
  return isHtml(element) ? ownerOfInput(element as HTMLInputElement) : findClosest(element, 'form');
};

/** A button that submits its form to another address or by another method; null when it does not submit any form. */
const readSubmitter = (element: Element, reading: Reading): Forms['submitters'][number] | null => {
  const form = isSubmitting(element) ? findOwner(element) : null;
  if (form === null) return null;
  const isNamed = (getAttribute(element, 'formaction')?.trim() ?? '') !== '';
  return {
    action: isNamed ? resolveAction(element, 'formaction', reading) : resolveAction(form, 'action', reading),
    method: readMethod(element, 'formmethod') ?? readMethod(form, 'method') ?? 'get',
    selector: buildSelector(element),
  };
};

/** Forms, the addresses they submit to, and the password fields. */
export const readForms = async (reading: Reading): Promise<Forms> => {
  const { doc, source, slices } = reading;
  const forms = findAll(doc, 'form').slice(0, LIMIT.forms);
  const submitters = await slices.map(findAll(doc, SUBMITTERS).slice(0, LIMIT.forms), (element) =>
    readSubmitter(element, reading),
  );
  const passwords = findAll(doc, 'input[type="password" i]');
  return {
    list: [...(await slices.map(forms, (form) => readForm(form, reading)))],
    submitters: submitters.filter((submitter) => submitter !== null),
    passwordFields: passwords.length,
    visiblePasswordFields: passwords.filter((field) => !source.live || isRendered(field)).length,
  };
};
