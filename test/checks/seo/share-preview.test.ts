import { sharePreview } from '../../../lib/checks/seo/share-preview.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, linkElement, page, property, seen } from '../../kit/facts.ts';

const HERE = 'https://voorbeeld.nl/';
const IMAGE = `${HERE}deel.png`;
const TAGS = { 'og:title': 'Fietsen', 'og:description': 'Snel klaar', 'og:image': IMAGE, 'og:url': HERE };
const file = (changes: { status?: number; width?: number; height?: number; image?: null } = {}) => ({
  url: IMAGE,
  status: changes.status ?? 200,
  contentType: 'image/png',
  image:
    changes.image === null
      ? null
      : { format: 'png' as const, width: changes.width ?? 1200, height: changes.height ?? 630 },
});
const shared = (tags: Partial<typeof TAGS>, image: ReturnType<typeof file> | null = file()) => ({
  page: page({ head: { metas: Object.entries(tags).map(([name, content]) => property(name, content)) } }),
  shareImage: seen(image),
});
const { 'og:description': _, ...WITHOUT } = TAGS;
const canonical = page({
  head: { metas: shared(TAGS).page.head.metas, links: [linkElement('canonical', `${HERE}start`)] },
});

cases(sharePreview, {
  complete: [shared(TAGS), shared({ ...TAGS, 'og:url': 'https://voorbeeld.nl' })],
  completeElsewhere: [shared({ ...TAGS, 'og:image': 'https://cdn.nl/deel.png' }, null)],
  incomplete: [
    shared(WITHOUT),
    shared({ ...TAGS, 'og:image': '/deel.png' }, null),
    shared({ ...TAGS, 'og:url': `${HERE}ander` }),
    { ...shared(TAGS), page: canonical },
    shared(TAGS, file({ image: null })),
  ],
  small: [shared(TAGS, file({ width: 599 })), shared(TAGS, file({ height: 314 }))],
  imageDead: [shared(TAGS, file({ status: 404, image: null })), shared(WITHOUT, file({ status: 500 }))],
  absent: [shared({}), { ...shared({}), shareImage: blind('denied') }],
});

blindCases(sharePreview, [
  { ...shared(TAGS), shareImage: blind('denied') },
  { ...shared(WITHOUT), shareImage: blind('timeout') },
]);
