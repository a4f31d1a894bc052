import { type ScanSpec, toScanKey, toSiteHost } from '../../scans/model/scan-spec.ts';
import type { NewItem } from '../store/batch-items.ts';

/** Converts a scan to a page of a batch; `leftAlone`: its owner has opted out of scans. */
export const toNewItem = (spec: ScanSpec, leftAlone = false): NewItem => ({
  url: spec.url,
  site: toSiteHost(spec.url),
  scanKey: toScanKey(spec),
  ...(leftAlone && { leftAlone }),
});
