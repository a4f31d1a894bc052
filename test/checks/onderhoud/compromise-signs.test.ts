import { compromiseSigns } from '../../../lib/checks/onderhoud/compromise-signs.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, link, page, scan, seen } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes, raw: Changes = {}) => ({ page: page(changes), scan: scan(), raw: seen(page(raw)) });

const start = `eval(atob("${'ZnVuY3Rpb24geCgpe3JldHVybiAxfQ'.repeat(30)}"))`;
const packed: Changes = { resources: { inline: [{ start, length: 4_000 }] } };
const spamLink = (index: number) => ({ url: `https://spam${index}.example/online-casino`, text: 'online casino' });
const hidden: Changes = { concealed: { links: [spamLink(1), spamLink(2), spamLink(3)] } };
const form = (action: string, fields: readonly string[]): Changes => ({
  forms: { list: [{ action, method: 'post', fields: [...fields], selector: 'form' }] },
});
const signIn = (title: string, body = 'Vul uw gegevens in'): Changes => ({
  head: { titles: [title] },
  text: { body },
  forms: { passwordFields: 1, visiblePasswordFields: 1 },
});
const stolen: Changes = {
  forms: {
    ...form('https://verzamel.example/p.php', ['text', 'password']).forms,
    passwordFields: 1,
    visiblePasswordFields: 1,
  },
};
const long = 'Wij bakken brood. '.repeat(200);
const spamRaw: Changes = { head: { titles: ['Buy Viagra online'] } };

cases(compromiseSigns, {
  none: [
    on({}),
    on({
      concealed: {
        links: [
          { url: 'https://partner.nl/', text: 'Partner' },
          { url: 'https://b.nl/', text: 'B' },
          { url: 'https://c.nl/', text: 'C' },
        ],
      },
    }),
    on({ concealed: { links: [spamLink(1)] } }),
    // The menu of a site about that very thing.
    on({ ...hidden, headings: [{ level: 1, text: 'Online casino vergelijken', visible: true }] }),
    on(form('https://voorbeeld.nl/login', ['text', 'password'])),
    on(form('https://lijst.nieuwsbrief.nl/aanmelden', ['email'])),
    on({}, { head: { titles: ['Een andere titel'] } }),
    { ...on({}), raw: blind('notApplicable') },
    on(signIn('Bakkerij Jansen: inloggen')),
    // An ordinary page with a field to sign in, and a brand's name without one.
    on(signIn('Inloggen bij ING', long)),
    on({ ...signIn('Inloggen bij ING'), forms: {} }),
    { ...on(signIn('Mijn ING - Inloggen')), scan: scan({ host: 'mijn.ing.nl' }) },
  ],
  one: [
    on(signIn('Mijn ING - Inloggen')),
    on({ ...signIn('Welkom'), headings: [{ level: 1, text: 'Inloggen met DigiD', visible: true }] }),
    on({ ...signIn('Mijn ING - Inloggen', long), overlay: { share: 0.97, selector: '#laag' } }),
    // One form, one sign.
    on({ ...signIn('Mijn ING - Inloggen'), ...form('https://verzamel.example/p.php', ['text', 'password']) }),
    on(packed),
    on(hidden),
    on(form('https://verzamel.example/p.php', ['text', 'password'])),
    on({}, spamRaw),
    on(
      {},
      {
        links: { list: [1, 2, 3].map((index) => link({ href: `https://spam${index}.example/`, text: 'slot gacor' })) },
      },
    ),
  ],
  ordinary: [
    // Packed analytics beside single sign-on elsewhere, or beside another's sign-in.
    on({ ...packed, ...form('https://inloggen.groep.example/', ['text', 'password']) }),
    on({ ...signIn('Inloggen met DigiD'), ...packed }),
  ],
  several: [
    on({ ...signIn('Mijn ING - Inloggen'), ...packed, ...stolen }),
    on({ ...packed, ...hidden }),
    on(hidden, spamRaw),
    { ...on({ ...packed, ...hidden }), raw: blind('denied') },
  ],
});

blindCases(compromiseSigns, [
  { ...on({}), raw: blind('denied') },
  { ...on(packed), raw: blind('wall') },
]);
