import { mediaCaptions } from '../../../lib/checks/toegankelijkheid/media-captions.ts';
import { axe, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';

cases(mediaCaptions, {
  toCheck: [{ axe: axe({ 'video-caption': undecided(1) }) }],
  clean: [{ axe: axe({ 'video-caption': { passing: 1 } }) }],
  absent: [{ axe: axe() }],
});
blindCases(mediaCaptions, [{ axe: axe({ 'video-caption': { ran: 'time' } }) }]);
