import { hydrate } from 'preact';
import { FullReportView, type FullScan, ROOT_ID } from '../full-report.tsx';

/** Runs in the browser: hydrates the server-rendered report to add filters, tabs and copying. */

const context = document.getElementById(ROOT_ID);
if (context) hydrate(<FullReportView scan={JSON.parse(context.dataset['scan'] ?? '') as FullScan} />, context);
