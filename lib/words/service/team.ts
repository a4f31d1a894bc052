import type { Locale } from '../../model.ts';
import { team as en } from '../en/service/team.ts';
import { team as nl, type TeamWords } from '../nl/service/team.ts';

export const teamWords: Readonly<Record<Locale, TeamWords>> = { nl, en };
