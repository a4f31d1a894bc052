import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../../lib/check.ts';
import { CHECKS } from '../../../lib/checks/index.ts';
import {
  ariaUsage,
  controlNames,
  formAutocomplete,
  formLabels,
  hiddenFromAssistiveTech,
  imageAlternatives,
  keyboardAccess,
  labelInName,
  landmarks,
  linkNames,
  lists,
  motionAndTime,
  skipRepeatedContent,
  tables,
  textSpacing,
  touchTargets,
  zoomAllowed,
} from '../../../lib/checks/toegankelijkheid/shared/axe-groups.ts';
import { AXE_RULES } from '../../../lib/data/accessibility/axe-rules.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { axeOn } from '../../kit/axe-page.ts';
import { cases } from '../../kit/cases.ts';

const absent = [{ axe: axe() }];

/** A page that is in order except for its given content. */
const whole = (body: string, head = ''): string =>
  `<!doctype html><html lang="nl"><head><title>Fietsen</title>${head}</head><body><main><h1>Fietsen</h1>${body}</main></body></html>`;

const pages: { readonly check: string; readonly html: string; readonly axe: Facts['axe'] }[] = [];
const looked = async (check: string, html: string) => {
  const seen = { axe: await axeOn(html) };
  pages.push({ check, html, ...seen });
  return seen;
};
/** Pages with this content, as the engine sees them; only the check in question may report a fault. */
const on = async (check: { readonly id: string }, ...bodies: readonly string[]) => {
  const seen: { axe: Facts['axe'] }[] = [];
  for (const body of bodies) seen.push(await looked(check.id, /^<!doctype/.test(body) ? body : whole(body)));
  return seen;
};
const viewport = (content: string): string => whole('', `<meta name="viewport" content="${content}">`);
const refresh = (content: string): string => whole('', `<meta http-equiv="refresh" content="${content}">`);

// F, H, G, C and ARIA with a number: failures and techniques of WCAG 2.2.
cases(imageAlternatives, {
  // F65: no text for an image, an image button, an area of a map.
  critical: await on(
    imageAlternatives,
    '<img src="fiets.png">',
    '<form><input type="image" src="zoek.png"></form>',
    '<img src="kaart.png" alt="Kaart" usemap="#k"><map name="k"><area shape="rect" coords="0,0,9,9" href="/utrecht"></map>',
  ),
  // ARIA24.
  violated: await on(
    imageAlternatives,
    '<svg role="img" width="20" height="20"><circle r="9"/></svg>',
    '<div role="img"></div>',
  ),
  // H2 would join them.
  flagged: await on(imageAlternatives, '<a href="/fietsen"><img src="fiets.png" alt="Onze fietsen">Onze fietsen</a>'),
  // H37; H67 for what is mere decoration.
  clean: await on(imageAlternatives, '<img src="fiets.png" alt="Een rode fiets"><img src="lijn.png" alt="">'),
  toCheck: [{ axe: axe({ 'image-alt': undecided(1) }) }],
  absent,
});
cases(controlNames, {
  // F68 where the name is the button's own text (H91).
  critical: await on(
    controlNames,
    '<button></button>',
    '<input type="button" value="">',
    '<button><img src="x.png" alt=""></button>',
  ),
  violated: await on(
    controlNames,
    '<details><summary></summary>Meer</details>',
    '<div role="button" tabindex="0"></div>',
    '<div role="progressbar" aria-valuenow="4" aria-valuemin="0" aria-valuemax="9"></div>',
  ),
  // A name for a dialog is required by ARIA's authoring practices, not by a criterion.
  flagged: await on(controlNames, '<div role="dialog"><p>Gelukt</p></div>'),
  clean: await on(
    controlNames,
    '<button>Bestel</button><input type="submit"><div role="button" tabindex="0" aria-label="Sluit"></div>',
  ),
  toCheck: [{ axe: axe({ 'aria-tab-name': undecided(1) }) }],
  absent,
});
cases(formLabels, {
  // F68.
  critical: await on(formLabels, '<input type="text">', '<select><option>1</option></select>', '<textarea></textarea>'),
  violated: await on(
    formLabels,
    '<div role="textbox" tabindex="0"></div>',
    '<div role="switch" aria-checked="true" tabindex="0"></div>',
  ),
  // H65 accepts a title as a name, but it is not visible on the page.
  flagged: await on(formLabels, '<input type="text" title="Naam">'),
  // H44, around and by reference; ARIA14.
  clean: await on(
    formLabels,
    '<label>Naam <input></label><label for="a">Adres</label><input id="a"><input aria-label="Zoek">',
  ),
  toCheck: [{ axe: axe({ label: undecided(1) }) }],
  absent,
});
cases(linkNames, {
  // F89.
  violated: await on(linkNames, '<p>Zie <a href="/a"><img src="a.png" alt=""></a></p>', '<a href="/a"></a>'),
  clean: await on(linkNames, '<a href="/a">Fietsen</a>', '<a href="/a"><img src="a.png" alt="Fietsen"></a>'),
  toCheck: [{ axe: axe({ 'link-name': undecided(1) }) }],
  absent,
});
cases(ariaUsage, {
  // WAI-ARIA 1.2 §8.1, §5.3, §6.3 and §5.2: no such role, attribute or value, and what a role cannot be without.
  critical: await on(
    ariaUsage,
    '<div role="knop">Bestel</div>',
    '<p aria-labeledby="x">Bestel</p>',
    '<button aria-expanded="ja">Bestel</button>',
    '<div role="checkbox" tabindex="0" aria-label="Akkoord"></div>',
    '<div role="list"><div role="button" tabindex="0">Bestel</div></div>',
    '<div role="option" tabindex="0" aria-selected="true">Rood</div>',
    '<h2 aria-selected="true">Rood</h2>',
  ),
  // §5.2.8.6: a name where none is allowed; ARIA in HTML §5: the checkbox has its own state.
  violated: await on(
    ariaUsage,
    '<span aria-label="Prijs"></span>',
    '<label><input type="checkbox" aria-checked="true">Akkoord</label>',
  ),
  // §5.4 of 1.2: deprecated. ARIA in HTML §4 allows an article no such role.
  flagged: await on(
    ariaUsage,
    '<div role="directory">Inhoud</div>',
    '<article role="button" tabindex="0">Bestel</article>',
  ),
  clean: await on(
    ariaUsage,
    '<button aria-expanded="false" aria-controls="m">Menu</button><div id="m" role="list"><div role="listitem">1</div></div>',
  ),
  toCheck: [
    { axe: axe({ 'duplicate-id-aria': undecided(1) }) },
    // A rule that can only be undecided never fails, even if the engine reports a violation.
    { axe: axe({ 'duplicate-id-aria': faulty(2, {}, 'critical') }) },
  ],
  absent,
});
cases(hiddenFromAssistiveTech, {
  blocked: await on(hiddenFromAssistiveTech, whole('').replace('<body>', '<body aria-hidden="true">')),
  // Which elements can be focused there depends on layout.
  violated: [{ axe: axe({ 'aria-hidden-focus': faulty(1) }) }],
  flagged: await on(hiddenFromAssistiveTech, '<div role="text">Zie <a href="/a">fietsen</a></div>'),
  clean: await on(hiddenFromAssistiveTech, '<div aria-hidden="true"><button disabled>Bestel</button></div>'),
  toCheck: [{ axe: axe({ 'aria-hidden-focus': undecided(1) }) }],
  absent,
});
cases(keyboardAccess, {
  // HTML §4.10.6: a button contains no interactive content.
  violated: await on(keyboardAccess, '<button>Bestel <a href="/a">fietsen</a></button>'),
  // F44 when the order differs; H4.
  flagged: await on(
    keyboardAccess,
    '<a href="/a" tabindex="3">Fietsen</a>',
    '<a href="/a" accesskey="f">Fietsen</a><a href="/b" accesskey="f">Banden</a>',
  ),
  clean: await on(
    keyboardAccess,
    '<button>Bestel</button><p tabindex="0">Prijs</p><a href="/a" accesskey="f">Fietsen</a>',
  ),
  toCheck: [{ axe: axe({ 'scrollable-region-focusable': undecided(1) }) }],
  absent,
});
cases(zoomAllowed, {
  // 1.4.4: text has to grow to 200%.
  blocked: await on(zoomAllowed, ...['user-scalable=no', 'width=device-width, maximum-scale=1.5'].map(viewport)),
  flagged: await on(zoomAllowed, viewport('width=device-width, maximum-scale=3')),
  clean: await on(
    zoomAllowed,
    ...['width=device-width, initial-scale=1', 'maximum-scale=5', 'user-scalable=yes'].map(viewport),
  ),
  toCheck: [{ axe: axe({ 'meta-viewport': undecided(1) }) }],
  absent,
});
cases(landmarks, {
  // ARIA11 is a technique, which no criterion requires.
  flagged: await on(landmarks, whole('').replace('</main>', '</main><p>Fietsen</p>'), whole('<main>Banden</main>')),
  clean: [{ axe: axe({ region: { passing: 1 } }) }],
  toCheck: [{ axe: axe({ region: undecided(1) }) }],
  absent,
});
cases(skipRepeatedContent, {
  flagged: [{ axe: axe({ 'skip-link': faulty(1, {}, 'moderate') }) }],
  // H69 and ARIA11: headings and landmarks are ways to bypass it (2.4.1).
  clean: await on(skipRepeatedContent, '<nav><a href="/a">Fietsen</a></nav>'),
  // Only a person can see whether repeated content can be bypassed.
  toCheck: [{ axe: axe({ bypass: undecided(1) }) }, { axe: axe({ bypass: faulty(1) }) }],
  absent,
});
cases(lists, {
  // HTML §4.4.5, §4.4.8, §4.4.9: what lists contain, and where their items are (H48, H40).
  violated: await on(
    lists,
    '<ul><div>Rood</div></ul>',
    '<div><li>Rood</li></div>',
    '<dl><p>Rood</p></dl>',
    '<div><dt>Rood</dt><dd>1</dd></div>',
  ),
  clean: await on(lists, '<ul><li>Rood</li></ul><ol><li>Rood</li></ol>', '<dl><div><dt>Rood</dt><dd>1</dd></div></dl>'),
  toCheck: [{ axe: axe({ list: undecided(1) }) }],
  absent,
});
const row = '<tr><th>Maat</th><td>1</td></tr>';
cases(tables, {
  // F90.
  violated: await on(tables, '<table><tr><th id="a">Maat</th></tr><tr><td headers="b">1</td></tr></table>'),
  flagged: await on(
    tables,
    `<table>${row}<tr><th></th><td>2</td></tr></table>`,
    `<table><tr><th scope="x">Maat</th><td>1</td></tr></table>`,
    `<table summary="Maten"><caption>Maten</caption>${row}</table>`,
  ),
  // H51, H63.
  clean: await on(
    tables,
    '<table><tr><th scope="row">Maat</th><td>1</td></tr></table>',
    `<table><caption>Maten</caption>${row}</table>`,
  ),
  toCheck: [{ axe: axe({ 'th-has-data-cells': undecided(1) }) }],
  absent,
});
cases(motionAndTime, {
  // F40 and F41.
  critical: await on(motionAndTime, ...['30', '10; url=/verder'].map(refresh)),
  // F47.
  violated: await on(motionAndTime, '<blink>Nieuw</blink>'),
  // H76: an immediate refresh is not a time limit; nor is one of more than twenty hours (2.2.1).
  clean: await on(motionAndTime, ...['0; url=/verder', '72001'].map(refresh)),
  toCheck: [{ axe: axe({ 'no-autoplay-audio': undecided(1) }) }],
  absent,
});
cases(formAutocomplete, {
  // F107; H98 with the words of HTML §4.10.18.7.1.
  violated: await on(
    formAutocomplete,
    '<label>Naam <input autocomplete="naam"></label>',
    '<label>Naam <input autocomplete="work email name"></label>',
  ),
  clean: await on(
    formAutocomplete,
    '<label>Naam <input autocomplete="section-a shipping given-name"></label><label>Mail <input type="email" autocomplete="work email"></label>',
  ),
  toCheck: [{ axe: axe({ 'autocomplete-valid': undecided(1) }) }],
  absent,
});
// Spacing, targets and the visible part of a label need a layout.
cases(textSpacing, {
  violated: [{ axe: axe({ 'avoid-inline-spacing': faulty(1) }) }],
  clean: [{ axe: axe({ 'avoid-inline-spacing': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'avoid-inline-spacing': undecided(1) }) }],
  absent,
});
cases(touchTargets, {
  flagged: [{ axe: axe({ 'target-size': faulty(1) }) }],
  clean: [{ axe: axe({ 'target-size': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'target-size': undecided(1) }) }],
  absent,
});
cases(labelInName, {
  flagged: [{ axe: axe({ 'label-content-name-mismatch': faulty(1) }) }],
  clean: [{ axe: axe({ 'label-content-name-mismatch': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'label-content-name-mismatch': undecided(1) }) }],
  absent,
});

describe('of the checks on a faulty page', () => {
  const others = CHECKS.toegankelijkheid.checks.filter(({ id, needs }) => id in AXE_RULES && String(needs) === 'axe');
  const complains = (check: AnyCheck, seen: Facts['axe']): boolean => {
    const judged = check.judge({ axe: seen } as never);
    const conclusion = 'code' in judged ? check.verdicts[judged.code] : undefined;
    return /fail|warn/.test(typeof conclusion === 'string' ? conclusion : String(conclusion?.verdict));
  };
  test.each(pages)('$check alone reports a fault: $html', ({ check, axe: seen }) =>
    expect(others.filter((other) => other.id !== check && complains(other, seen)).map(({ id }) => id)).toEqual([]),
  );
});
