import type { DecisionKind } from '../../../decision.ts';

/** Words for an owner's decision about a finding. */
export const decision = {
  open: 'Bewust zo, of niet juist?',
  kinds: { intended: 'Bewust zo', wrong: 'Pijler heeft het mis' } satisfies Readonly<Record<DecisionKind, string>>,
  which: 'Uw besluit',
  reason: 'Reden',
  hint: 'De bevinding verdwijnt uit “Wat te doen” en blijft meetellen in de score. Uw besluit blijft op deze computer, geldt voor deze site en staat in rapporten die u bewaart. Verandert de uitkomst, dan vervalt het.',
  noReason: 'Vul een reden in.',
  tooLong: ({ most }: { readonly most: number }) => `Houd de reden onder ${most} tekens.`,
  save: 'Bewaar het besluit',
  undo: 'Trek het besluit in',
  undoOf: ({ title }: { readonly title: string }) => `Trek het besluit in: ${title}`,
  notSaved: 'Het besluit is niet bewaard. Probeer het nog eens; uw tekst is er nog.',
  describe: ({ kind, reason, day }: { readonly kind: DecisionKind; readonly reason: string; readonly day: string }) =>
    `${kind === 'intended' ? 'Bewust zo' : 'Volgens de eigenaar niet juist'}: ${reason} (${day})`,
  lapsed: {
    title: 'Deze besluiten zijn vervallen, want de uitkomst is veranderd of de laatste dag is voorbij:',
    before: ({ conclusion }: { readonly conclusion: string }) => `Toen: ${conclusion}`,
    now: ({ conclusion }: { readonly conclusion: string }) => `Nu: ${conclusion}`,
    renew: 'Besluit hetzelfde',
    renewOf: ({ title }: { readonly title: string }) => `Besluit hetzelfde: ${title}`,
    notSaved: 'Het besluit is niet bewaard. Probeer het nog eens.',
  },
  leftOut: 'Weggelaten na uw besluit:',
};
export type DecisionWords = typeof decision;
