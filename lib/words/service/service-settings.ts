import type { Locale } from '../../model.ts';
import { serviceSettings as en } from '../en/service/service-settings.ts';
import { serviceSettings as nl, type ServiceSettingsWords } from '../nl/service/service-settings.ts';

export const serviceSettingsWords: Readonly<Record<Locale, ServiceSettingsWords>> = { nl, en };
