import type { Page } from '../../facts/page.ts';
import { all, attribute, isRendered, resolve } from './dom.ts';
import type { Reading } from './reading.ts';
import { selectorOf } from './selector.ts';

const LIMIT = { forms: 100, fields: 50, resources: 600, address: 2_000 };

/** Scripts, style sheets and frames with an address. */
export const readPlainResources = ({ doc, base }: Reading): Page['resources'] => {
  const scripts = all(doc, 'script[src]').map((element) => ({ element, kind: 'script' as const, name: 'src' }));
  const styles = all(doc, 'link[rel~="stylesheet" i][href]').map((element) => ({
    element,
    kind: 'style' as const,
    name: 'href',
  }));
  const list = [...scripts, ...styles].map(({ element, kind, name }) => {
    const raw = attribute(element, name) ?? '';
    return {
      kind,
      raw: raw.slice(0, LIMIT.address).toWellFormed(),
      url: resolve(raw, base),
      integrity: attribute(element, 'integrity'),
      crossorigin: attribute(element, 'crossorigin'),
      blocking: false,
      sandbox: null,
    };
  });
  return { list: list.slice(0, LIMIT.resources), total: list.length, inlineScripts: 0, inline: [], insecure: [] };
};

export const readPlainForms = ({ doc, base, source }: Reading): Page['forms'] => {
  const passwords = all(doc, 'input[type="password" i]');
  return {
    list: all(doc, 'form')
      .slice(0, LIMIT.forms)
      .map((form) => ({
        action: resolve(attribute(form, 'action') ?? '', base),
        method: attribute(form, 'method')?.toLowerCase() === 'post' ? ('post' as const) : ('get' as const),
        fields: all(form, 'input, select, textarea')
          .slice(0, LIMIT.fields)
          .map((field) => attribute(field, 'type')?.toLowerCase() ?? 'text'),
        selector: selectorOf(form),
      })),
    passwordFields: passwords.length,
    visiblePasswordFields: passwords.filter((field) => !source.live || isRendered(field)).length,
  };
};
