import { hijackedScriptHosts } from '../../../lib/checks/onderhoud/hijacked-script-hosts.ts';
import { cases } from '../../kit/cases.ts';
import { page, resource, scan } from '../../kit/facts.ts';

type Kind = Parameters<typeof resource>[0];
const loads = (kind: Kind, url: string) => ({
  page: page({ resources: { list: [resource(kind, url)] } }),
  scan: scan(),
});

cases(hijackedScriptHosts, {
  none: [
    { page: page(), scan: scan() },
    loads('script', 'https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js'),
    loads('script', 'https://voorbeeld.nl/polyfill.io/polyfill.min.js'),
    loads('script', 'https://notpolyfill.io/v3/polyfill.min.js'),
    loads('image', 'https://polyfill.io/logo.png'),
  ],
  hijacked: [
    loads('script', 'https://cdn.polyfill.io/v3/polyfill.min.js'),
    loads('script', 'https://polyfill.io/v3/polyfill.min.js?features=fetch'),
    loads('style', 'https://cdn.bootcss.com/bootstrap/3.3.7/css/bootstrap.min.css'),
    loads('frame', 'https://cdn.staticfile.net/kader.html'),
  ],
});
