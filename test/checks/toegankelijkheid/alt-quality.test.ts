import { altQuality } from '../../../lib/checks/toegankelijkheid/alt-quality.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { image, page } from '../../kit/facts.ts';

const alts = (...texts: (string | null)[]) => ({
  page: page({ images: { total: texts.length, list: texts.map((alt) => image({ alt })), backgrounds: [] } }),
});
/** Images of a frame only. */
const framed = (alt: string | null, decorative = false) => ({
  page: page({
    images: {
      total: 0,
      list: [],
      backgrounds: [],
      framed: [{ alt, decorative, selector: '#kaart >>> img', src: null }],
    },
  }),
});

cases(altQuality, {
  telling: [
    alts('Monteur stelt een versnelling af'),
    alts('Logo van Voorbeeld Tweewielers', ''),
    alts('Beeld van de Dom'),
    alts('@jan_de_boer', 'Semi-final', 'Logo van Mistral.ai', '★★★★☆', '?'),
    alts('x'.repeat(250)),
    framed('Routekaart van het centrum'),
  ],
  empty: [
    alts('IMG_2041.JPG'),
    alts('DSC00412'),
    alts('foto'),
    alts('Afbeelding'),
    alts('logo.'),
    alts('.'),
    alts('-'),
    alts('hero-final'),
    alts('Logo van de haven logo_def.ai'),
    alts('hero-banner-2026.webp'),
    alts('Monteur stelt een versnelling af', 'image-1024'),
    alts('x'.repeat(251)),
    framed('IMG_2041.JPG'),
  ],
  absent: [
    alts(),
    alts('', null),
    framed('foto', true),
    framed(''),
    { page: page({ images: { total: 1, list: [image({ alt: 'foto', decorative: true })], backgrounds: [] } }) },
  ],
});

blindCases(altQuality, [
  { page: page({ images: { total: 900, list: [image({ alt: 'Monteur stelt een versnelling af' })] } }) },
]);
