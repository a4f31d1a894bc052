import { hydrate } from 'preact';
import { FullReportView, type FullScan, ROOT_ID } from '../full-report.tsx';

/** In the browser: filters, tabs and copying come to the report that the server drew. */

const context = document.getElementById(ROOT_ID);
if (context) hydrate(<FullReportView scan={JSON.parse(context.dataset['scan'] ?? '') as FullScan} />, context);
