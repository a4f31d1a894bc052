import { vi } from 'vitest';

const { locks } = globalThis.navigator;

/** Whether the machine has a network, as the browser tells it; the rest of `navigator` that we use stays. */
export const stubOnline = (onLine: boolean): void => void vi.stubGlobal('navigator', { onLine, locks });
