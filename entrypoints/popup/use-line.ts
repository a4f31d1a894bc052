import { useEffect } from 'preact/hooks';
import { browser } from '../../lib/platform/browser.ts';

/** Ms before a line that was cut off is laid anew. */
const AGAIN = 250;

/**
 * Holds a line to the background while a scan runs. When the background is ended meanwhile, the line is cut, and laying it
 * anew starts another background, which goes on with the scan.
 */
export const useLine = (isScanning: boolean): void => {
  useEffect(() => {
    if (!isScanning) return;
    let port: ReturnType<typeof browser.runtime.connect> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lay = (): void => {
      port = browser.runtime.connect();
      port.onDisconnect.addListener(() => {
        timer = setTimeout(lay, AGAIN);
      });
    };
    lay();
    return () => {
      clearTimeout(timer);
      // The end that hangs up hears nothing of it.
      port?.disconnect();
    };
  }, [isScanning]);
};
