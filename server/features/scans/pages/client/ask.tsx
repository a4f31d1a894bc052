import { hydrate } from 'preact';
import { type Asking, AskView, ROOT_ID } from '../ask.tsx';

/** In the browser: the columns rise while a scan goes on. */

const context = document.getElementById(ROOT_ID);
if (context) hydrate(<AskView asking={JSON.parse(context.dataset['asking'] ?? '') as Asking} />, context);
