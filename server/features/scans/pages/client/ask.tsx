import { hydrate } from 'preact';
import { ROOT_ID, ScanForm, type ScanFormProps } from '../scan-form.tsx';

/** Runs in the browser: hydrates the form, whose columns rise during a scan. */

const context = document.getElementById(ROOT_ID);
if (context) hydrate(<ScanForm asking={JSON.parse(context.dataset['asking'] ?? '') as ScanFormProps} />, context);
