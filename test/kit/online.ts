import { vi } from 'vitest';

const { locks } = globalThis.navigator;

/** Sets whether the browser reports a network; the rest of `navigator` that we use stays. */
export const stubOnline = (onLine: boolean): void => void vi.stubGlobal('navigator', { onLine, locks });
