import { motionReduced } from '../../../lib/checks/toegankelijkheid/motion-reduced.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { type Deep, page } from '../../kit/facts.ts';

type Moving = Facts['page']['motion']['list'][number];

const moving = (changes: Partial<Moving> = {}): Moving => ({
  kind: 'animation',
  endless: true,
  travels: false,
  pausable: false,
  selector: '.golf',
  ...changes,
});
const moves = (list: Moving[], styles: Deep<Facts['page']['styles']> = {}) => ({
  page: page({ motion: { list }, styles }),
});

cases(motionReduced, {
  considerate: [
    moves([moving()], { reducedMotion: true }),
    moves([moving()], { reducedMotion: true, sheets: 2, unreadable: 1 }),
    moves([moving({ travels: true, pausable: true })], { reducedMotion: true }),
    moves([moving({ kind: 'video', pausable: true })], { reducedMotion: true }),
  ],
  inconsiderate: [
    moves([moving({ kind: 'video' })]),
    moves([moving()]),
    moves([moving({ travels: true, endless: false })]),
    moves([moving({ kind: 'carousel', travels: true, pausable: true })]),
  ],
  unstoppable: [
    moves([moving({ travels: true })]),
    moves([moving(), moving({ kind: 'carousel', travels: true })], { reducedMotion: true }),
    moves([moving({ travels: true })], { sheets: 1, unreadable: 1 }),
  ],
  absent: [moves([]), moves([], { sheets: 1, unreadable: 1 })],
});
blindCases(motionReduced, [
  moves([moving()], { sheets: 2, unreadable: 1 }),
  // A style sheet does not stop a video.
  moves([moving(), moving({ kind: 'video' })], { reducedMotion: true }),
  { page: page({ motion: { reduced: true, list: [] } }) },
]);
