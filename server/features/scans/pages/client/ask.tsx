import { hydrate } from 'preact';
import { ROOT_ID, ScanForm, type ScanFormProps } from '../scan-form.tsx';

/** In the browser: the columns rise while a scan goes on. */

const context = document.getElementById(ROOT_ID);
if (context) hydrate(<ScanForm asking={JSON.parse(context.dataset['asking'] ?? '') as ScanFormProps} />, context);
