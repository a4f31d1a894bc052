import type { Site } from '../site.ts';
import { KEPT } from './ranked/dutch.ts';
import { HOSTS } from './ranked/hosts.ts';
import { SYSTEMS } from './ranked/systems.ts';
import { TROUBLED } from './ranked/troubled.ts';

/** The forty sites that an expert put in order (test/sites/ranked/order.ts). */
export const RANKED_SITES: readonly Site[] = [...SYSTEMS, ...HOSTS, ...KEPT, ...TROUBLED];
