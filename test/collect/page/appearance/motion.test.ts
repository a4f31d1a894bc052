import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMotion } from '../../../../lib/collect/page/appearance/motion.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

/** The window is 1024 by 768: five hundredths of it are 39,322 square pixels. */
const LARGE = 'data-box="0 0 300 200"';
const motion = async (body: string) => readMotion(shown(`<body>${body}`));
const list = async (body: string) => (await motion(body)).list;

/** The parts of Web Animations and CSSOM View that jsdom lacks, as far as they are read here. */
class Effect {
  readonly pseudoElement: string | null = null;
  readonly target: Element | null;
  readonly endTime: number;
  readonly frames: readonly object[];
  constructor(target: Element | null, endTime: number, frames: readonly object[] = []) {
    [this.target, this.endTime, this.frames] = [target, endTime, frames];
  }
  getComputedTiming = () => ({ endTime: this.endTime });
  getKeyframes = () => this.frames;
}
let animations: readonly object[] = [];
let reduced = false;
const before = { getAnimations: Document.prototype.getAnimations, matchMedia: globalThis.matchMedia };
beforeEach(() => {
  [animations, reduced] = [[], false];
  Object.assign(globalThis, {
    KeyframeEffect: Effect,
    matchMedia: (query: string) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }),
  });
  Object.assign(Document.prototype, { getAnimations: () => animations });
});
afterEach(() => {
  Object.assign(Document.prototype, { getAnimations: before.getAnimations });
  Object.assign(globalThis, { matchMedia: before.matchMedia });
});

test('HTML that was only parsed has no motion', async () =>
  expect(await readMotion(sent('<p class=swiper data-swiper-autoplay=1>'))).toEqual({ reduced: false, list: [] }));

test("the visitor's preference for reduced motion is read", async () => {
  expect((await motion('')).reduced).toBe(false);
  reduced = true;
  expect((await motion('')).reduced).toBe(true);
});

describe('a carousel rotates automatically', () => {
  test.each([
    'data-bs-ride=carousel',
    'data-ride=carousel',
    'class=carousel data-autoplay=true',
    'class=swiper data-swiper-autoplay=2000',
    `class=slick-slider data-slick='{"autoplay":true}'`,
    `class=splide data-splide='{"autoplay":true}'`,
    `class=flickity-enabled data-flickity='{ "autoPlay": 1500 }'`,
    'class=owl-carousel data-autoplay=true',
    'data-ride=carousel data-interval=5000',
    'data-ride=carousel data-bs-interval=5000 data-interval=false',
  ])('%s', async (attributes) =>
    expect(await list(`<div id=a ${attributes} ${LARGE}></div>`)).toMatchObject([
      { kind: 'carousel', endless: true, travels: true, pausable: false, selector: '#a' },
    ]),
  );

  test.each([
    ['data-ride=x', ''],
    ['class=carousel data-autoplay=false', ''],
    [`class=slick-slider data-slick='{"autoplay":false}'`, ''],
    ['data-ride=carousel data-interval=false', ''],
    ['data-ride=carousel data-bs-interval=" 0 "', ''],
    ['data-ride=carousel', '<p class=carousel-item>'],
    ['data-ride=carousel', '<div class=carousel-inner><p class=item></div>'],
  ])('not with %s and %j', async (attributes, inner) =>
    expect(await list(`<div ${attributes} ${LARGE}>${inner}</div>`)).toEqual([]),
  );

  test('with two images', async () =>
    expect(
      await list(`<div data-ride=carousel ${LARGE}>${'<p class=carousel-item></p>'.repeat(2)}</div>`),
    ).toHaveLength(1));
});

describe('a video moves', () => {
  test.each([
    ['autoplay muted', { kind: 'video', endless: false, travels: false, pausable: false, selector: '#a' }],
    ['autoplay muted loop', { kind: 'video', endless: true, travels: false, pausable: false, selector: '#a' }],
    ['autoplay', null],
    ['muted', null],
    ['autoplay muted controls', null],
  ])('with %s: %j', async (attributes, found) =>
    expect(await list(`<video id=a ${attributes} ${LARGE}></video>`)).toMatchObject(found === null ? [] : [found]),
  );

  test('when a script muted it', async () => {
    const reading = shown(`<body><video autoplay ${LARGE}></video>`);
    const [video] = document.getElementsByTagName('video');
    Object.assign(video ?? {}, { muted: true });
    expect((await readMotion(reading)).list).toHaveLength(1);
  });
});

describe('an animation', () => {
  const animated = async (
    endTime: number,
    changes: { animation?: object; effect?: object; frames?: object[] } = {},
  ) => {
    const reading = shown(`<body><p id=a ${LARGE}></p>`);
    const effect = Object.assign(new Effect(document.getElementById('a'), endTime, changes.frames), changes.effect);
    animations = [{ playState: 'running', timeline: null, effect, ...changes.animation }];
    return (await readMotion(reading)).list;
  };
  const FOUND = { kind: 'animation', endless: false, travels: false, pausable: false, selector: '#a' };

  test.each([
    [5_000, []],
    [5_001, [FOUND]],
    [Number.POSITIVE_INFINITY, [{ ...FOUND, endless: true }]],
  ])('listed or not at %d ms', async (endTime, found) => expect(await animated(endTime)).toMatchObject(found));

  test.each([
    ['a paused animation', { animation: { playState: 'paused' } }],
    ['an animation without keyframes', { animation: { effect: {} } }],
    ['an animation without a target', { effect: { target: null } }],
    ['an animation of a pseudo-element', { effect: { pseudoElement: '::before' } }],
    ['a scroll-driven animation', { animation: { timeline: {} } }],
  ])('%s is not listed', async (_, changes) => expect(await animated(9_000, changes)).toEqual([]));

  test.each([
    [{ transform: 'translateX(-200px)' }, true],
    [{ translate: '200px' }, true],
    [{ left: '200px' }, true],
    [{ right: '200px' }, true],
    [{ marginLeft: '200px' }, true],
    [{ marginRight: '200px' }, true],
    [{ top: '200px' }, false],
    [{}, false],
  ])('%j moves sideways: %s', async (frame, travels) =>
    expect(await animated(9_000, { frames: [{ left: '0px' }, frame] })).toMatchObject([{ ...FOUND, travels }]),
  );

  test('is listed once when another sign finds it, too', async () => {
    const reading = shown(`<body><p id=a data-ride=carousel ${LARGE}></p>`);
    const effect = new Effect(document.getElementById('a'), 9_000);
    animations = [{ playState: 'running', timeline: null, effect }];
    expect((await readMotion(reading)).list).toMatchObject([{ kind: 'carousel' }]);
  });
});

describe('motion counts when it is large enough', () => {
  test.each([
    ['0 0 200 200', true],
    ['0 0 196 200', false],
    ['-100 -100 300 300', true],
    ['-200 -200 300 300', false],
    ['924 668 300 300', false],
    ['824 568 300 300', true],
    ['-400 -400 300 300', false],
    ['1100 800 300 300', false],
  ])('at %s: %s', async (box, is) =>
    expect(await list(`<p data-ride=carousel data-box="${box}">`)).toHaveLength(is ? 1 : 0),
  );

  test('and shown', async () => expect(await list(`<p data-ride=carousel style="display:none" ${LARGE}>`)).toEqual([]));

  test('at most twenty times', async () =>
    expect(await list(times(22, () => `<p data-ride=carousel ${LARGE}></p>`))).toHaveLength(20));
});

describe('motion can be paused by', () => {
  const pausable = async (inner: string, around = (carousel: string) => carousel) =>
    (await list(around(`<div data-ride=carousel ${LARGE}>${inner}</div>`)))[0]?.pausable;

  test.each([
    '<button>Pauze</button>',
    '<button aria-label="Pause the slides"></button>',
    '<p role=button>Stop</p>',
    '<input type=checkbox aria-label="Afspelen">',
    '<button>⏸</button>',
    '<button><svg aria-hidden=true></svg>⏯</button>',
  ])('%s', async (inner) => expect(await pausable(inner)).toBe(true));

  test.each(['<button>Volgende</button>', '<a>Pauze</a>', '<button>nonstop</button>', '<input type=radio>'])(
    'not by %s',
    async (inner) => expect(await pausable(inner)).toBe(false),
  );

  test.each([
    [(it: string) => `<section><div><p></p><article>${it}</article></div><button>Stop</button></section>`, true],
    [(it: string) => `<b><section><div><article>${it}</article></div></section><button>Stop</button></b>`, false],
    [(it: string) => `<main><div>${it}</div><button>Stop</button></main>`, false],
    [(it: string) => `${it}<button>Stop</button>`, false],
  ])('a button at most three boxes up, within the main part: %#', async (around, is) =>
    expect(await pausable('', around)).toBe(is),
  );

  test('one of the first two hundred buttons', async () => {
    expect(await pausable(`${'<button>x</button>'.repeat(199)}<button>Stop</button>`)).toBe(true);
    expect(await pausable(`${'<button>x</button>'.repeat(200)}<button>Stop</button>`)).toBe(false);
  });
});
