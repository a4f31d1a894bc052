import { hydrate } from 'preact';
import { FullReportView, type FullScan, PLACE } from '../full-report.tsx';

/** In the browser: filters, tabs and copying come to the report that the server drew. */

const place = document.getElementById(PLACE);
if (place) hydrate(<FullReportView scan={JSON.parse(place.dataset['scan'] ?? '') as FullScan} />, place);
