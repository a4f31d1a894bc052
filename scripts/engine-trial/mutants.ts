import { type Change, PAGE_SCENE, SCENES, type Scene } from './scenes.ts';

/** Accessible pages, and the same with one thing changed: 500 that break the standard, and more that do not. */

export type Kind = 'accessible' | 'fault' | 'fine';

export interface Mutant {
  readonly name: string;
  readonly kind: Kind;
  /** The page that it was made from; the accessible page itself has that name. */
  readonly base: string;
  readonly why: string;
  readonly html: string;
}

const escaped = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where a piece is placed: in the page itself, in a shadow root, in a frame, in an open modal dialog. */
const PLACES: Readonly<Record<string, (html: string) => string>> = {
  page: (html) => html,
  shadow: (html) =>
    `<div><template shadowrootmode="open"><section aria-label="Part">${html}</section></template></div>`,
  frame: (html) =>
    `<iframe title="Part" width="600" height="400" srcdoc="${escaped(`<!doctype html><html lang="en"><head><title>Part</title></head><body style="background:#fff"><main>${html}</main></body></html>`)}"></iframe>`,
  dialog: (html) =>
    `<dialog aria-label="Part" style="background:#fff">${html}</dialog><script>document.querySelector('dialog').showModal()</script>`,
};

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The harbour of the old town</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
<header><nav aria-label="Main"><a href="/" style="display:inline-block;padding:12px;color:#00449e">Start</a></nav></header>
<main><h1>The harbour</h1><p>Ships sail at nine.</p>${body}</main><footer><p>Old town</p></footer></body></html>`;

const changed = (html: string, [from, to]: Change, name: string): string => {
  if (!html.includes(from)) throw new Error(`${name}: not there: ${from}`);
  return html.replace(from, () => to);
};

const ofScene = (scene: Scene, path: string, show: (html: string) => string): readonly Mutant[] => {
  const base = `${scene.name}, ${path}`;
  const make =
    (kind: Kind) =>
    (change: Change, index: number): Mutant => ({
      name: `${base}: ${kind} ${index + 1}`,
      kind,
      base,
      why: `${change[0]} → ${change[1]}: ${change[2]}`,
      html: show(changed(scene.html, change, base)),
    });
  return [
    { name: base, kind: 'accessible', base, why: 'as it is', html: show(scene.html) },
    ...scene.faults.map(make('fault')),
    ...scene.fine.map(make('fine')),
  ];
};

const whole: Scene = { ...PAGE_SCENE, html: page('') };

/** All mutants: at least 500 of them are `fault`. */
export const MUTANTS: readonly Mutant[] = [
  ...ofScene(whole, 'whole', (html) => html),
  ...SCENES.flatMap((scene) =>
    Object.entries(PLACES).flatMap(([path, put]) => ofScene(scene, path, (html) => page(put(html)))),
  ),
];
