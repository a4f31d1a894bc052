import { type ScanSpec, toScanKey, toSite } from '../../scans/model/scan-spec.ts';
import type { NewItem } from '../store/batch-items.ts';

/** A scan as a page of a batch; `leftAlone`: its owner wants no scans. */
export const toNewItem = (spec: ScanSpec, leftAlone = false): NewItem => ({
  url: spec.url,
  site: toSite(spec.url),
  scanKey: toScanKey(spec),
  ...(leftAlone && { leftAlone }),
});
