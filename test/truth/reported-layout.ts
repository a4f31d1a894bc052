import { html } from '../world/answers.ts';
import type { Answer } from '../world/site.ts';
import type { Reported } from './public-reports.ts';

/** Of the classes of `public-reports.ts` what only a laid-out page shows: what is hidden, what takes the focus, what stands in frames. */

const FRAME = (body: string): Answer =>
  html(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Kader</title></head><body>${body}</body></html>`,
  );
const NO_ALT = '<img src="/boot.svg" width="60" height="60">';
const FRAMED = { '/kader': FRAME(`<main><p>Een kader.</p>${NO_ALT}</main>`) };
const PALE = '<p style="color:#ccc;background:#fff">Deze tekst is bleek en wel te zien.</p>';
const FOCUS = '<style>button:focus,a:focus{outline:3px solid #00f}</style>';
const SPRITE =
  '<svg width="0" height="0" style="position:absolute"><symbol id="s" viewBox="0 0 900000 900000"><rect width="900000" height="900000"/></symbol></svg>';
const FINDS_BOTH = { 'image-alternatives': 'fail', 'text-contrast': 'fail' } as const;

/** An invisible or far-off box of a size that nobody could look at. */
const BOXES: Readonly<Record<string, string>> = {
  'a resize monitor': `<div style="position:absolute;inset:0;overflow:hidden;visibility:hidden"><div style="width:1000000px;height:1000000px"></div></div>`,
  'a canvas far away': '<canvas width="20000" height="4000" style="position:absolute;left:-999999px"></canvas>',
  'a box of no height that clips':
    '<div style="height:0;overflow:hidden"><div style="width:9000000px;height:9000000px">x</div></div>',
  'a sprite of symbols': SPRITE,
  'content that is skipped':
    '<div style="content-visibility:hidden"><div style="width:9000000px;height:9000000px">x</div></div>',
  'a huge negative margin':
    '<div style="margin-left:-9000000px;width:8000000px;height:8000000px;position:absolute">x</div>',
  'a shut dialog': '<dialog><form><input type="password"><img src="/boot.svg"></form></dialog>',
  'a shut popover': '<div popover id="p"><div style="width:9000000px;height:9000000px">x</div></div>',
  'a clipped text for screen readers':
    '<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden"><b style="display:block;width:9000000px;height:900000px">x</b></span>',
  'an indent of a hundred thousand': '<h2 style="text-indent:-99999px;overflow:hidden;white-space:nowrap">Werf</h2>',
};

/** Frames that nobody sees or reaches. */
const HIDDEN_FRAMES: Readonly<Record<string, string>> = {
  'without a box': '<iframe src="/kader" title="Kader" style="display:none"></iframe>',
  'that is not visible': '<iframe src="/kader" title="Kader" style="visibility:hidden"></iframe>',
  'in an inert part': '<div inert><iframe src="/kader" title="Kader"></iframe></div>',
  'of one pixel': '<iframe src="/kader" title="Kader" width="1" height="1"></iframe>',
  'hidden from assistive technology': '<div hidden><iframe src="/kader" title="Kader"></iframe></div>',
  'in a shut part': '<details><summary>Meer</summary><iframe src="/kader" title="Kader"></iframe></details>',
  'clipped away': '<div style="width:0;height:0;overflow:hidden"><iframe src="/kader" title="Kader"></iframe></div>',
};

const label = (name: string, body: string, right: string): Reported => ({
  name: `a visible label and its name: ${name}`,
  report: 'dequelabs/axe-core#4386',
  body: `${FOCUS}${body}`,
  right: { 'label-in-name': right },
});

const focus = (name: string, body: string, right: string): Reported => ({
  name: `where the focus shows: ${name}`,
  report: 'alphagov/govuk-frontend#1604',
  body,
  right: { 'focus-visible': right },
});

const NO_OUTLINE = '<style>:focus{outline:none}</style>';

const gradient = (name: string, css: string, right: string): Reported => ({
  name: `a text on ${name}`,
  report: 'dequelabs/axe-core#2680',
  body: `<p style="font-size:16px;padding:8px;${css}">Deze tekst staat op een verloop.</p>`,
  right: { 'text-contrast': right },
});

export const REPORTED_LAYOUT: readonly Reported[] = [
  ...Object.entries(BOXES).map(([name, box]) => ({
    name: `${name} beside faults that show`,
    report: 'chartjs/Chart.js#5805',
    body: `${box}${NO_ALT}${PALE}`,
    right: FINDS_BOTH,
  })),
  ...Object.entries(HIDDEN_FRAMES).map(([name, frame]) => ({
    name: `a frame ${name}`,
    report: 'dequelabs/axe-core#4045',
    body: `${FOCUS}${frame}<img src="/boot.svg" alt="Een boot aan de kade" width="60" height="60">`,
    answers: FRAMED,
    right: { 'image-alternatives': 'pass' },
  })),
  {
    name: 'a frame that shows',
    report: 'dequelabs/axe-core#4045',
    body: '<iframe src="/kader" title="Kader" width="300" height="200"></iframe>',
    answers: FRAMED,
    right: { 'image-alternatives': 'fail' },
  },
  label('a button that sends', '<input type="submit" value="Zoeken" aria-label="Vind een boot">', 'warn'),
  label('a button of a form', '<input type="button" value="Zoeken" aria-label="Zoeken in alle boten">', 'pass'),
  label('a reset', '<input type="reset" value="Wissen" aria-label="Opnieuw beginnen">', 'warn'),
  label('a link', '<a href="/kader" aria-label="Naar de haven">Onze werf</a>', 'warn'),
  label('a sign', '<button aria-label="Sluiten">✕</button>', 'pass|skip'),
  label('a word with a dot', '<button aria-label="Telefoonnummer tonen">Tel. tonen</button>', 'pass'),
  label('an upload', '<label for="u">Foto van de boot</label><input type="file" id="u">', 'pass|skip'),
  focus(
    'out of the order',
    `${NO_OUTLINE}<button tabindex="-1">Nee</button><a href="#" tabindex="-1">x</a>`,
    'skip|pass',
  ),
  focus('nowhere', `${NO_OUTLINE}<button>Ja</button>`, 'warn/bare'),
  focus(
    'on the label beside a hidden box',
    `<style>.v{position:absolute;opacity:0}.v:focus+label{outline:3px solid #00f}</style><input class="v" type="checkbox" id="c"><label for="c">Ja</label>`,
    'pass',
  ),
  focus(
    'around it',
    `<style>input{outline:none;border:1px solid #777}.om:focus-within{box-shadow:0 0 0 3px #00f}</style><div class="om"><label>Naam <input></label></div>`,
    'pass|skip',
  ),
  focus(
    'by :has',
    `<style>input{outline:none;border:1px solid #777}.om:has(input:focus-visible){background:#ff0}</style><div class="om"><label>Naam <input></label></div>`,
    'pass|skip',
  ),
  gradient('a gradient of which all is dark', 'color:#fff;background:linear-gradient(#000,#333)', 'pass'),
  gradient('a gradient of which all is pale', 'color:#fff;background:linear-gradient(#eee,#ddd)', 'fail'),
  gradient(
    'a gradient from dark to pale',
    'color:#fff;background:linear-gradient(#000,#eee)',
    'pass/toCheck|pass|info',
  ),
  gradient('a gradient in a new space', 'color:#fff;background:linear-gradient(in oklch,#eee,#ddd)', 'fail|pass'),
  {
    name: 'a page that is turned in one orientation, and its base is upright',
    report: 'dequelabs/axe-core#4070',
    head: '<style>main{transform:none}@media (orientation:portrait){main{transform:rotate(360deg)}}</style>',
    right: { 'orientation-lock': 'skip|pass' },
  },
  {
    name: 'a base that is turned in one orientation only',
    report: 'dequelabs/axe-core#4070',
    head: '<style>main{transform:rotate(90deg)}@media (orientation:landscape){main{transform:none}}</style>',
    right: { 'orientation-lock': 'fail' },
  },
  {
    name: 'a base that is turned for both',
    report: 'dequelabs/axe-core#4070',
    head: '<style>main{transform:rotate(2deg)}</style>',
    right: { 'orientation-lock': 'skip|pass' },
  },
  {
    name: 'headings with the signs of their links',
    report: 'squidfunk/mkdocs-material#2274',
    body: '<h2 id="a">Zeilen<a class="headerlink" href="#a" title="Permanent link">¶</a></h2><h2 id="b">Roeien <a href="/#b" class="hash-link" aria-label="Direct link to Roeien">&#8203;</a></h2>',
    right: { 'links-crawlable': 'pass', headings: 'pass', 'link-texts-meaningful': 'pass|skip' },
  },
  {
    name: 'two buttons without an address',
    report: 'GoogleChrome/lighthouse#13283',
    body: `${FOCUS}<a onclick="x()">Meer</a> <a href="javascript:void(0)">Menu</a> <a href="/kader">Kader</a>`,
    answers: FRAMED,
    right: { 'links-crawlable': 'warn/some' },
  },
  ...Object.entries({
    bold: '<b>de werf</b>',
    underlined: '<span style="text-decoration:underline">de werf</span>',
  }).map(([name, inner]) => ({
    name: `a text on which a link is told by what is ${name} in it`,
    report: 'dequelabs/axe-core#3981',
    body: `${FOCUS}<p style="color:#000">Kom eens langs bij <a href="/kader" style="color:#222;text-decoration:none">${inner}</a> aan de haven, elke dag open.</p>`,
    answers: FRAMED,
    right: { 'text-contrast': 'pass' },
  })),
  {
    name: 'a picture that waits in a template, and one that is lazy',
    report: 'GoogleChrome/lighthouse#11746',
    body: '<template><img src="/x.svg"></template><img data-src="/boot.svg" alt="Een boot aan de kade" width="60" height="60">',
    right: { 'image-alternatives': 'pass' },
  },
  {
    name: 'links in a drawing',
    report: 'dequelabs/axe-core#3998',
    body: `${FOCUS}<svg width="200" height="60" role="group" aria-label="Kaart"><a href="/kader"><text x="10" y="30">Haven</text></a></svg>`,
    answers: FRAMED,
    right: { 'link-names': 'pass' },
  },
  {
    name: 'a link in a drawing without a name',
    report: 'dequelabs/axe-core#3998',
    body: `${FOCUS}<svg width="200" height="60"><a href="/kader"><circle cx="20" cy="20" r="15"/></a></svg>`,
    answers: FRAMED,
    right: { 'link-names': 'fail' },
  },
];
