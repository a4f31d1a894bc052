import { aiRobotsAnswer } from '../../../lib/checks/ai/ai-robots-answer.ts';
import { cases } from '../../kit/cases.ts';
import { robots } from './robots.ts';

cases(aiRobotsAnswer, {
  answers: [robots(''), robots('', 404)],
  fails: [robots('', 500), robots('', 503)],
});
