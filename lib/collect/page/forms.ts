import type { Page } from '../../facts/page.ts';
import { all, attribute, closest, getter, isHtml, isRendered, resolve, tagOf, tokens } from './dom/dom.ts';
import type { Reading } from './dom/reading.ts';
import { selectorOf } from './dom/selector.ts';

type Forms = Page['forms'];
type Form = Forms['list'][number];

const LIMIT = { forms: 100, fields: 50, address: 2_000 };
const FIELDS = ['input', 'select', 'textarea'];
const SUBMITTERS = ':is(button, input):is([formaction], [formmethod])';

const elementsOf = getter<HTMLFormElement, HTMLFormControlsCollection>(HTMLFormElement.prototype, 'elements');
const ownerOfButton = getter<HTMLButtonElement, HTMLFormElement | null>(HTMLButtonElement.prototype, 'form');
const ownerOfInput = getter<HTMLInputElement, HTMLFormElement | null>(HTMLInputElement.prototype, 'form');

const methodIn = (element: Element, name: string): Form['method'] | null => {
  if (attribute(element, name) === null) return null;
  const method = tokens(element, name);
  return method === 'post' || method === 'dialog' ? method : 'get';
};

/** Where a form goes: its own page where it names no other (HTML, form submission). */
const actionIn = (element: Element, name: string, { base, source }: Reading): string | null => {
  const written = attribute(element, name)?.trim() ?? '';
  return (written === '' ? source.url : resolve(written, base))?.slice(0, LIMIT.address).toWellFormed() ?? null;
};

const typeOf = (field: Element): string => {
  if (tagOf(field) !== 'input') return tagOf(field);
  const type = tokens(field, 'type');
  return type === '' ? 'text' : type;
};

const fieldsOf = (form: Element): readonly Element[] =>
  isHtml(form) ? [...elementsOf(form as HTMLFormElement)].filter((field) => FIELDS.includes(tagOf(field))) : [];

const formOf = (form: Element, reading: Reading): Form => ({
  action: actionIn(form, 'action', reading),
  method: methodIn(form, 'method') ?? 'get',
  fields: fieldsOf(form).slice(0, LIMIT.fields).map(typeOf),
  selector: selectorOf(form),
});

const submits = (element: Element): boolean =>
  tagOf(element) === 'button'
    ? !['reset', 'button'].includes(tokens(element, 'type'))
    : ['submit', 'image'].includes(tokens(element, 'type'));

const ownerOf = (element: Element): Element | null => {
  if (isHtml(element) && tagOf(element) === 'button') return ownerOfButton(element as HTMLButtonElement);
  return isHtml(element) ? ownerOfInput(element as HTMLInputElement) : closest(element, 'form');
};

/** A button that sends its form elsewhere or otherwise; null when it has no form to send. */
const submitterOf = (element: Element, reading: Reading): Forms['submitters'][number] | null => {
  const form = submits(element) ? ownerOf(element) : null;
  if (form === null) return null;
  const isNamed = (attribute(element, 'formaction')?.trim() ?? '') !== '';
  return {
    action: isNamed ? actionIn(element, 'formaction', reading) : actionIn(form, 'action', reading),
    method: methodIn(element, 'formmethod') ?? methodIn(form, 'method') ?? 'get',
    selector: selectorOf(element),
  };
};

/** Forms, where they send what is filled in, and whether passwords are asked. */
export const readForms = async (reading: Reading): Promise<Forms> => {
  const { doc, source, slices } = reading;
  const forms = all(doc, 'form').slice(0, LIMIT.forms);
  const submitters = await slices.map(all(doc, SUBMITTERS).slice(0, LIMIT.forms), (element) =>
    submitterOf(element, reading),
  );
  const passwords = all(doc, 'input[type="password" i]');
  return {
    list: [...(await slices.map(forms, (form) => formOf(form, reading)))],
    submitters: submitters.filter((submitter) => submitter !== null),
    passwordFields: passwords.length,
    visiblePasswordFields: passwords.filter((field) => !source.live || isRendered(field)).length,
  };
};
