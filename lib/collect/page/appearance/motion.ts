import type { Page } from '../../../facts/page.ts';
import { type Frame, isSidewaysTravel } from '../../../parse/css/keyframe-travel.ts';
import { describeSource } from '../../axe/element.ts';
import {
  collapseWhitespace,
  createGetter,
  documentOf,
  findAll,
  getAttribute,
  getBox,
  getTag,
  getView,
  hasAttribute,
  isHtml,
  isMatching,
  isRendered,
  parentOf,
  startOf,
} from '../dom/dom.ts';
import { timelineOf } from '../dom/properties.ts';
import type { Reading } from '../dom/reading.ts';
import { buildSelector } from '../dom/selector.ts';
import { computeAccessibleName } from './accessible-name.ts';

type Moving = Page['motion']['list'][number];

const LIMIT = { animations: 2_000, marked: 2_000, list: 20, controls: 200 };
/** WCAG 2.2.2: anything that moves for more than five seconds must be stoppable. */
const LONG = 5_000;
/** Share of the viewport from which a moving element counts. */
const LARGE = 0.05;
const NOTHING: Page['motion'] = { reduced: false, list: [] };

/** Attributes and classes by which common carousels declare that they rotate automatically. */
const CAROUSELS = [
  '[data-bs-ride="carousel"]',
  '[data-ride="carousel"]',
  '.carousel[data-autoplay="true"]',
  '.swiper[data-swiper-autoplay]',
  '.slick-slider[data-slick*="autoplay\\":true"]',
  '.splide[data-splide*="autoplay\\":true"]',
  '.flickity-enabled[data-flickity*="autoPlay"]',
  '.owl-carousel[data-autoplay="true"]',
].join(', ');
const PAUSE = /\b(?:pauz|pause|stop|afspelen)|[⏸⏯]/i;
/** Number of levels above the moving element within which its control may be. */
const LEVELS = 3;

const isLarge = (element: Element): boolean => {
  const { left, right, top, bottom } = getBox(element);
  const { innerWidth, innerHeight } = getView(element);
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const share = (Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight);
  return share > LARGE && isRendered(element);
};

const isPausable = (element: Element, doc: Document): boolean => {
  let box: Element = element;
  for (let level = 0; level < LEVELS; level++) {
    const above = parentOf(box);
    if (above === null || ['body', 'main'].includes(getTag(above))) break;
    box = above;
  }
  const controls = findAll(box, 'button, [role="button"], input[type="checkbox"]').slice(0, LIMIT.controls);
  return controls.some((control) =>
    PAUSE.test(`${computeAccessibleName(control, doc)} ${collapseWhitespace(startOf(control), 100)}`),
  );
};

const readFrameValue = (frame: ComputedKeyframe, name: string): string => String(frame[name] ?? '');

const listFrames = (effect: KeyframeEffect): readonly Frame[] =>
  effect.getKeyframes().map((frame) => ({
    transform: readFrameValue(frame, 'transform'),
    translate: readFrameValue(frame, 'translate'),
    lengths: ['left', 'right', 'marginLeft', 'marginRight'].map((name) => readFrameValue(frame, name)),
  }));

interface Found {
  readonly element: Element;
  readonly moving: Omit<Moving, 'selector' | 'pausable'>;
}

/** Whether an effect is a keyframe effect on an element, whichever window created it. */
const isOnElement = (effect: AnimationEffect): effect is KeyframeEffect & { readonly target: Element } =>
  'target' in effect && effect.target !== null;

const getTimeline = (element: Element): DocumentTimeline | undefined => {
  const doc = documentOf(element);
  return doc === null ? undefined : timelineOf(doc);
};

const findInAnimation = (animation: Animation): readonly Found[] => {
  const { effect } = animation;
  if (animation.playState !== 'running' || effect === null || !isOnElement(effect)) return [];
  const end = Number(effect.getComputedTiming().endTime);
  if (end <= LONG || effect.pseudoElement !== null || animation.timeline !== getTimeline(effect.target)) return [];
  const endless = end === Number.POSITIVE_INFINITY;
  return [
    { element: effect.target, moving: { kind: 'animation', endless, travels: isSidewaysTravel(listFrames(effect)) } },
  ];
};

const mutedOf = createGetter<HTMLMediaElement, boolean>(HTMLMediaElement.prototype, 'muted');

/** Also checks the property: frameworks mute without writing the attribute. */
const isMuted = (video: Element): boolean =>
  hasAttribute(video, 'muted') || (isHtml(video) && getTag(video) === 'video' && mutedOf(video as HTMLMediaElement));

const isPlayingMuted = (video: Element): boolean =>
  hasAttribute(video, 'autoplay') && !hasAttribute(video, 'controls') && isMuted(video);

/** A single slide cannot rotate, and with an interval of `false` Bootstrap waits for the visitor. */
const isTurning = (carousel: Element): boolean => {
  const interval = getAttribute(carousel, 'data-bs-interval') ?? getAttribute(carousel, 'data-interval') ?? '';
  return (
    !['false', '0'].includes(interval.trim()) &&
    findAll(carousel, '.carousel-item, .carousel-inner > .item').length !== 1
  );
};

/** Retains the first entry of each element that was found in several ways. */
const keepFirst = (found: readonly Found[]): readonly Found[] => {
  const seen = new Set<Element>();
  return found.filter(({ element }) => seen.size < seen.add(element).size);
};

/** Elements that move by themselves now; script animations are only seen when they use the browser's own animation API. */
export const readMotion = async ({ doc, source, slices }: Reading): Promise<Page['motion']> => {
  if (!source.live) return NOTHING;
  const animations = Document.prototype.getAnimations.call(doc).slice(0, LIMIT.animations).flatMap(findInAnimation);
  const videos = findAll(doc, 'video').slice(0, LIMIT.marked).filter(isPlayingMuted);
  const carousels = findAll(doc, CAROUSELS).slice(0, LIMIT.marked).filter(isTurning);
  const found: readonly Found[] = [
    ...carousels.map((element) => ({ element, moving: { kind: 'carousel', endless: true, travels: true } as const })),
    ...animations,
    ...videos.map((element) => ({
      element,
      moving: { kind: 'video', endless: isMatching(element, '[loop]'), travels: false } as const,
    })),
  ];
  const large = await slices.map(keepFirst(found), (one) => (isLarge(one.element) ? [one] : []));
  const list = large
    .flat()
    .slice(0, LIMIT.list)
    .map(({ element, moving }) => ({
      ...moving,
      pausable: isPausable(element, doc),
      selector: buildSelector(element),
      html: describeSource(element),
    }));
  return { reduced: getView(doc).matchMedia('(prefers-reduced-motion: reduce)').matches, list };
};
