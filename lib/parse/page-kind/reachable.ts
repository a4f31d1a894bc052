import type { Known } from './kind-facts.ts';

/** Whether a page says how to contact its owner: by telephone or mail, by a form that asks for a mail address, at a place. */
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
