import type { Locale } from '../../model.ts';
import { service as en } from '../en/service/service.ts';
import { service as nl, type ServiceWords } from '../nl/service/service.ts';

export const serviceWords: Readonly<Record<Locale, ServiceWords>> = { nl, en };
