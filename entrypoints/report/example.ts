import { send } from '../../lib/platform/messages.ts';
import type { Found } from './find-scan.ts';

/** Names the example in the address, in place of a scan's id. */
const EXAMPLE = 'voorbeeld';

export const isExample = (id: string): boolean => id === EXAMPLE;

/** The example report: evidence from the package, judged like any other, without network access. */
export const findExample = async (): Promise<Found> => {
  const { default: recorded } = await import('./example.json');
  return { stored: await send('example', { id: EXAMPLE, recorded }), state: null };
};
