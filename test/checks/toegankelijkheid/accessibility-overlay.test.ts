import { accessibilityOverlay } from '../../../lib/checks/toegankelijkheid/accessibility-overlay.ts';
import { cases } from '../../kit/cases.ts';
import { page, resource } from '../../kit/facts.ts';

const loads = (...list: ReturnType<typeof resource>[]) => ({ page: page({ resources: { list, total: list.length } }) });

cases(accessibilityOverlay, {
  present: [
    loads(resource('script', 'https://acsbapp.com/apps/app/dist/js/app.js')),
    loads(resource('script', 'https://cdn.userway.org/widget.js')),
  ],
  absent: [
    loads(),
    loads(resource('script', 'https://notuserway.org/widget.js')),
    loads(resource('image', 'https://cdn.userway.org/logo.png')),
    loads(resource('script', 'https://voorbeeld.nl/userway.org.js')),
  ],
});
