import { urlReadable } from '../../../lib/checks/seo/url-readable.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const at = (path: string) => ({ page: page({ document: { url: `https://voorbeeld.nl${path}` } }) });

cases(urlReadable, {
  readable: [
    at('/'),
    at('/fiets/stads-fiets?kleur=rood&maat=l'),
    at('/caf%C3%A9'),
    at('/a?utm_source=x&utm_medium=y&gclid=z'),
    at('/100%'),
  ],
  awkward: [
    at('/Fiets'),
    at('/stads_fiets'),
    at('/fiets//stad'),
    at(`/${'a'.repeat(100)}`),
    at('/a?b=1&c=2&d=3'),
    at('/a;jsessionid=1F'),
    at('/a?PHPSESSID=1'),
  ],
});
