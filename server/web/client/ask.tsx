import { hydrate } from 'preact';
import { type Asking, AskView, PLACE } from '../ask.tsx';

/** In the browser: the columns rise while a scan goes on. */

const place = document.getElementById(PLACE);
if (place) hydrate(<AskView asking={JSON.parse(place.dataset['asking'] ?? '') as Asking} />, place);
