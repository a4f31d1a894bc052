import { factsStated } from '../../../lib/checks/ai/facts-told.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const on = (body: string, changes: Parameters<typeof page>[0] = {}) => ({
  page: page({ ...changes, text: { body, content: body } }),
});

cases(factsStated, {
  told: [
    on('Bel 030 123 45 67 of kom langs: Dorpsstraat 1, 3511 AB Utrecht. Open van 9:00 tot 17:00.'),
    on('Ruf an: +49 30 1234567. Hauptstr. 3, 10115 Berlin. Ein Brot kostet € 4,50.'),
    on('High Street 1, OX1 1AA Oxford. Write to info@voorbeeld.nl, we answer within 2 days.'),
  ],
  some: [
    { page: page({ document: { openShadowRoots: 1 }, text: { body: '', shadow: 'Bijgewerkt op 3 mei 2026.' } }) },
    on('Laatst bijgewerkt op 3 mei 2026.'),
    on('Wij zitten op 3511 AB 12 en antwoorden binnen 2 dagen.'),
  ],
  none: [
    { page: page({ document: { openShadowRoots: 1 }, text: { body: 'Menu', content: 'Menu', shadow: 'Welkom' } }) },
    on('Welkom op onze pagina. Sinds 2019 Juwelier en altijd blij met u.'),
    on(''),
  ],
});

blindCases(factsStated, [
  on('', { document: { openShadowRoots: 2 } }),
  { page: page({ text: { body: '', truncated: true } }) },
]);
