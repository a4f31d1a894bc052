import type { Site } from '../site.ts';
import { SELECTED } from './ranked/dutch.ts';
import { HOSTS } from './ranked/hosts.ts';
import { SYSTEMS } from './ranked/systems.ts';
import { TROUBLED } from './ranked/troubled.ts';

/** The forty sites that an expert put in order (test/sites/ranked/order.ts). */
export const RANKED_SITES: readonly Site[] = [...SYSTEMS, ...HOSTS, ...SELECTED, ...TROUBLED];
