import { accessibilityOverlay } from '../../lib/checks/toegankelijkheid/accessibility-overlay.ts';
import { accessibilityStatement } from '../../lib/checks/toegankelijkheid/accessibility-statement.ts';
import { altQuality } from '../../lib/checks/toegankelijkheid/alt-quality.ts';
import { focusNotObscured } from '../../lib/checks/toegankelijkheid/focus-not-obscured.ts';
import { focusVisible } from '../../lib/checks/toegankelijkheid/focus-visible.ts';
import { frames } from '../../lib/checks/toegankelijkheid/frames.ts';
import { headings } from '../../lib/checks/toegankelijkheid/headings.ts';
import { toegankelijkheid } from '../../lib/checks/toegankelijkheid/index.ts';
import { languageMatchesText } from '../../lib/checks/toegankelijkheid/language-matches-text.ts';
import { linkPurpose } from '../../lib/checks/toegankelijkheid/link-purpose.ts';
import { mediaCaptions } from '../../lib/checks/toegankelijkheid/media-captions.ts';
import { motionReduced } from '../../lib/checks/toegankelijkheid/motion-reduced.ts';
import { orientationLock } from '../../lib/checks/toegankelijkheid/orientation-lock.ts';
import { pageLanguage } from '../../lib/checks/toegankelijkheid/page-language.ts';
import { pageTitle } from '../../lib/checks/toegankelijkheid/page-title.ts';
import { reflowNow } from '../../lib/checks/toegankelijkheid/reflow-now.ts';
import { refreshDelay } from '../../lib/checks/toegankelijkheid/refresh-delay.ts';
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
} from '../../lib/checks/toegankelijkheid/shared/axe-groups.ts';
import { textContrast } from '../../lib/checks/toegankelijkheid/text-contrast.ts';
import { textContrastEnhanced } from '../../lib/checks/toegankelijkheid/text-contrast-enhanced.ts';
import { titleOnPage } from '../../lib/checks/toegankelijkheid/title-on-page.ts';
import { axe, faulty, undecided } from '../kit/axe.ts';
import { counterExample, counterExamples } from '../kit/counter-examples.ts';
import { blind, image, link, page, resource, scan, seen } from '../kit/facts.ts';

/** For the checks that rest on axe-core the engine's own verdict is the evidence: what we make of it can be wrong. */
type Rules = Parameters<typeof axe>[0];
const ran = (rules: Rules) => ({ axe: axe(rules) });
const linked = (...list: ReturnType<typeof link>[]) => ({ page: page({ links: { total: list.length, list } }) });
const alts = (...texts: (string | null)[]) => ({
  page: page({ images: { total: texts.length, list: texts.map((alt) => image({ alt })), backgrounds: [] } }),
});

counterExamples('toegankelijkheid', toegankelijkheid, [
  counterExample(
    textContrast,
    'text over a photograph: the engine cannot tell, and nobody loses a point',
    { ...ran({ 'color-contrast': undecided(3, { passing: 9 }) }), page: page() },
    'toCheck',
  ),
  counterExample(
    textContrast,
    'colours that an extension of the visitor’s own worked out',
    { ...ran({ 'color-contrast': faulty(40) }), page: page({ document: { recoloured: true } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    imageAlternatives,
    'an alternative that repeats the text beside it is noise, not a barrier',
    ran({ 'image-alt': { passing: 4 }, 'image-redundant-alt': faulty(1, {}, 'minor') }),
    'flagged',
  ),
  counterExample(
    controlNames,
    'a dialog without a name is advice, a button without one a barrier',
    ran({ 'button-name': { passing: 3 }, 'aria-dialog-name': faulty(1) }),
    'flagged',
  ),
  counterExample(
    formLabels,
    'a field that only its title names has a name, and a poor one',
    ran({ label: { passing: 2 }, 'label-title-only': faulty(1) }),
    'flagged',
  ),
  counterExample(
    linkNames,
    'one nameless icon among fifty links still is a fault',
    ran({ 'link-name': faulty(1, { passing: 50 }) }),
    'violated',
  ),
  counterExample(
    ariaUsage,
    'two elements with one id: only a person sees whether it matters',
    ran({ 'aria-roles': { passing: 1 }, 'duplicate-id-aria': undecided(1) }),
    'toCheck',
  ),
  counterExample(
    hiddenFromAssistiveTech,
    'a page that is hidden whole is no matter of one element',
    ran({ 'aria-hidden-body': faulty(1, {}, 'critical') }),
    'blocked',
  ),
  counterExample(
    keyboardAccess,
    'a tabindex above zero is bad practice, and every element is still reached',
    ran({ tabindex: faulty(2) }),
    'flagged',
  ),
  counterExample(
    pageLanguage,
    'a quotation in a language that does not exist spoils the passage, and counts',
    { ...ran({ 'html-has-lang': { passing: 1 }, 'valid-lang': faulty(1) }), page: page() },
    'violated',
  ),
  counterExample(
    pageLanguage,
    'a browser that translates writes its own language where the page names none',
    { ...ran({ 'html-has-lang': { passing: 1 } }), page: page({ document: { translated: true } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    pageTitle,
    'no title counts in SEO; here it is told',
    ran({ 'document-title': faulty(1), 'html-has-lang': { passing: 1 } }),
    'untitled',
  ),
  counterExample(
    zoomAllowed,
    'a limit of five times is a wish, no barrier',
    ran({ 'meta-viewport': { passing: 1 }, 'meta-viewport-large': faulty(1, {}, 'minor') }),
    'flagged',
  ),
  counterExample(
    headings,
    'the engine allows two h1s; a reader does not know where the page begins',
    {
      axe: axe({ 'page-has-heading-one': { passing: 1 } }),
      page: page({
        headings: [
          { level: 1, text: 'Fietsen', visible: true },
          { level: 1, text: 'Aanbiedingen', visible: true },
        ],
      }),
    },
    'several',
  ),
  counterExample(
    landmarks,
    'text outside every landmark is a matter of care',
    ran({ region: faulty(7, {}, 'moderate') }),
    'flagged',
  ),
  counterExample(
    skipRepeatedContent,
    'no skip link, and headings that serve as well',
    ran({ bypass: undecided(1) }),
    'toCheck',
  ),
  counterExample(lists, 'a page without lists has none that are wrong', ran({}), 'absent'),
  counterExample(
    tables,
    'an empty corner cell is a fault of care in a table that reads well',
    ran({ 'td-headers-attr': { passing: 1 }, 'empty-table-header': faulty(1, {}, 'minor') }),
    'flagged',
  ),
  counterExample(
    frames,
    'nobody looked into the frame: that is told, and costs nothing',
    ran({ 'frame-title': { passing: 1 }, 'frame-tested': undecided(1) }),
    'toCheck',
  ),
  counterExample(
    motionAndTime,
    'a video that starts by itself without sound is for a person to judge',
    ran({ 'meta-refresh': { passing: 1 }, 'no-autoplay-audio': undecided(1) }),
    'toCheck',
  ),
  counterExample(
    mediaCaptions,
    'captions may be burnt into the picture: the engine never decides',
    ran({ 'video-caption': undecided(1) }),
    'toCheck',
  ),
  counterExample(formAutocomplete, 'a form that asks nothing of the visitor needs no autocomplete', ran({}), 'absent'),
  counterExample(
    textSpacing,
    'the rule was cut off by the clock: not seen is not good',
    ran({ 'avoid-inline-spacing': { ran: 'time' } }),
    { unseen: 'time' },
  ),
  counterExample(
    touchTargets,
    'small targets warn at most: the engine has false positives there',
    ran({ 'target-size': faulty(9) }),
    'flagged',
  ),
  counterExample(
    labelInName,
    'an abbreviated label is flagged, never failed',
    ran({ 'label-content-name-mismatch': faulty(1) }),
    'flagged',
  ),
  counterExample(
    languageMatchesText,
    'Norwegian is declared as bokmål and detected as Norwegian',
    {
      language: [
        {
          declared: 'nb',
          letters: 1_200,
          selector: 'html',
          reliable: true,
          detected: [{ language: 'no', percentage: 97 }],
          borneOut: true,
          common: { declared: 5, detected: 30 },
        },
      ],
      page: page(),
    },
    'same',
  ),
  counterExample(
    linkPurpose,
    'the sentence around it says what a "Lees meer" leads to',
    { ...linked(link({ text: 'Lees meer', explained: true })), language: seen([]) },
    'clear',
  ),
  counterExample(
    altQuality,
    'a text that begins with "Logo" and goes on is one',
    alts('Logo van Voorbeeld Tweewielers'),
    'telling',
  ),
  counterExample(
    focusVisible,
    'half of the styles are another host’s, and cannot be read',
    { page: page({ styles: { sheets: 2, unreadable: 1 } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    focusNotObscured,
    'a high bar at the top, which may shrink when the page is scrolled',
    { page: page({ layout: { bars: [{ edge: 'top', reach: 400, selector: '.kop' }] } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    orientationLock,
    'styles for both ways of holding the screen, none of which turns the page',
    { page: page({ styles: { sheets: 4, unreadable: 1 } }) },
    'free',
  ),
  counterExample(
    motionReduced,
    'what moves sideways for ever needs a button, however considerate the styles',
    {
      page: page({
        motion: { list: [{ kind: 'carousel', endless: true, travels: true, pausable: false, selector: '.beeld' }] },
        styles: { reducedMotion: true },
      }),
    },
    'unstoppable',
  ),
  counterExample(
    reflowNow,
    'two pixels of rounding are no sideways scrolling',
    { page: page({ layout: { scrollWidth: 1_267, clientWidth: 1_265 } }) },
    'fits',
  ),
  counterExample(
    accessibilityStatement,
    'the statement stands in the government’s register, on another site',
    {
      ...linked(
        link({ href: 'https://www.toegankelijkheidsverklaring.nl/register/1', text: 'Status', region: 'footer' }),
      ),
      kind: 'home',
      sitemap: blind('denied'),
    },
    'linked',
  ),
  counterExample(
    accessibilityOverlay,
    'a host whose name ends alike is another host',
    { page: page({ resources: { list: [resource('script', 'https://notuserway.org/widget.js')], total: 1 } }) },
    'absent',
  ),
  counterExample(
    titleOnPage,
    'the name of a product in the title, on a page that shows it as a drawing only',
    {
      scan: scan(),
      page: page({
        document: { lang: 'nl' },
        head: { titles: ['Boekwolk'] },
        text: { body: 'Meld u aan met uw naam en uw wachtwoord om verder te gaan naar uw bestanden.' },
      }),
    },
    'unclear',
  ),
  counterExample(
    textContrastEnhanced,
    'large text needs 4.5 to 1 alone, which axe says of each text',
    { page: page(), axe: axe({ 'color-contrast': { passing: 4, enhanced: { below: 0, nodes: [] } } }) },
    'clean',
  ),
  counterExample(
    refreshDelay,
    'a redirect without delay takes nobody from what they read',
    {
      page: page({
        head: {
          metas: [{ name: '', property: '', httpEquiv: 'refresh', content: '0; url=/nieuw', inHead: true }],
        },
      }),
    },
    'immediate',
  ),
]);
