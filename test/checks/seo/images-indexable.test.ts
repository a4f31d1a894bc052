import { imagesIndexable } from '../../../lib/checks/seo/images-indexable.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { image, page } from '../../kit/facts.ts';

type Changes = Parameters<typeof image>[0];
const at = (path: string, changes: Changes = {}) => image({ src: `https://voorbeeld.nl/${path}`, ...changes });
const images = (...list: ReturnType<typeof image>[]) => page({ images: { list } });
const shown = [at('a.jpg'), at('b.jpg'), at('c.jpg'), at('d.jpg'), at('e.jpg')];

cases(imagesIndexable, {
  indexable: [
    { page: images(...shown), raw: images(...shown) },
    { page: images(...shown), raw: images(...shown.slice(1)) },
    { page: images(at('a.jpg?w=640')), raw: images(at('a.jpg?w=320')) },
    { page: images(at('klein.jpg', { width: 100 }), at('a.jpg')), raw: images(at('a.jpg')) },
  ],
  hidden: [
    { page: images(...shown), raw: images(...shown.slice(2)) },
    { page: images(at('a.jpg')), raw: images(at('a.jpg', { lazyByScript: true })) },
    {
      page: images(image({ src: 'data:image/gif;base64,R0lG' })),
      raw: images(image({ src: 'data:image/gif;base64,R0lG' })),
    },
    {
      page: page({ images: { list: [at('a.jpg')], backgrounds: ['https://voorbeeld.nl/b.jpg'] } }),
      raw: images(at('a.jpg')),
    },
  ],
  none: [
    { page: images(), raw: images() },
    { page: images(at('a.jpg', { region: 'header' })), raw: images() },
  ],
});

blindCases(imagesIndexable, [
  { page: images(...shown), raw: page({ document: { truncated: true } }) },
  // The raw HTML has more images than are stored, each repeated in its noscript.
  { page: images(...shown), raw: page({ images: { total: 900, list: shown.slice(3) } }) },
]);
