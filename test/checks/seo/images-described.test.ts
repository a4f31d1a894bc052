import { imagesDescribed } from '../../../lib/checks/seo/images-described.ts';
import { cases } from '../../kit/cases.ts';
import { image, page } from '../../kit/facts.ts';

const shown = (...list: Parameters<typeof image>[0][]) => ({
  page: page({ images: { list: list.map((changes) => image(changes)) } }),
});

cases(imagesDescribed, {
  told: [shown({}), shown({ alt: null })],
  none: [shown(), shown({ width: 16 }), shown({ decorative: true }), shown({ region: 'footer' })],
});
