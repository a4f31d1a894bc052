import { plainClientAccess } from '../../../lib/checks/ai/plain-client-access.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const answer = (status: number, barrier: 'wall' | 'login' | null = null) => ({
  answer: { ...http({}, { status }), barrier },
});

cases(plainClientAccess, {
  page: [answer(200)],
  wall: [answer(403, 'wall'), answer(200, 'wall')],
  login: [answer(200, 'login')],
  error: [answer(404), answer(500)],
});
