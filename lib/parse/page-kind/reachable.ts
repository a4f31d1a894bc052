import type { Known } from './kind-facts.ts';

/** Whether a page tells how to reach who is behind it: by telephone or mail, by a form that asks for an address, at a place. */
export const canBeReached = ({
  links,
  forms,
  markup,
  data,
}: Pick<Known, 'links' | 'forms' | 'markup' | 'data'>): boolean =>
  links.list.some(({ href }) => /^(tel|mailto):/i.test(href ?? '')) ||
  forms.list.some(({ fields }) => fields.includes('email')) ||
  (markup.tags['address'] ?? 0) > 0 ||
  data.nodes.some(({ types }) => types.includes('PostalAddress'));
