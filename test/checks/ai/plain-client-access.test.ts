import { plainClientAccess } from '../../../lib/checks/ai/plain-client-access.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';

const answer = (status: number, barrier: Facts['answer']['barrier'] = null) => ({
  answer: seen({ ...http({}, { status }), barrier }),
});

cases(plainClientAccess, {
  page: [answer(200)],
  wall: [answer(403, 'wall'), answer(200, 'wall')],
  login: [answer(200, 'login')],
  elsewhere: [answer(200, 'elsewhere'), { answer: blind('elsewhere') }],
  error: [answer(404), answer(500)],
});

blindCases(plainClientAccess, [{ answer: blind('denied') }, { answer: blind('timeout') }]);
