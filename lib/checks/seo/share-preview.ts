import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { readShareTags, type ShareTags } from '../../parse/html/share-tags.ts';
import { parseCanonicalElements } from '../../parse/url/canonical.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

/** Minimum size in pixels from which the networks show an image in full width. */
const SIZE = { width: 600, height: 315 };

/** Tags that are missing or contradict the page. */
const listShareFaults = (
  tags: ShareTags,
  { head, document }: Facts['page'],
  file: Facts['shareImage'],
): readonly string[] => {
  const canonical =
    parseCanonicalElements(head.links).find(({ from }) => from === 'head')?.href ?? withoutTracking(document.url);
  const faults: readonly (readonly [string, boolean])[] = [
    ['og:title', tags.title === ''],
    ['og:description', tags.description === ''],
    ['og:image', !/^https:\/\//i.test(tags.image) || !URL.canParse(tags.image) || file?.image === null],
    ['og:url', !isSameAddress(URL.parse(tags.url)?.href ?? tags.url, canonical)],
  ];
  return faults.flatMap(([tag, isFaulty]) => (isFaulty ? [tag] : []));
};

const isSmall = ({ image }: NonNullable<Facts['shareImage']>): boolean =>
  image !== null && image.format !== 'svg' && (image.width < SIZE.width || image.height < SIZE.height);

export const sharePreview = defineCheck({
  id: 'share-preview',
  weight: 2,
  who: 'webbouwer',
  effort: 1,
  source: 'https://ogp.me/',
  needs: ['page'],
  helps: ['shareImage'],
  verdicts: {
    complete: 'pass',
    completeElsewhere: 'pass',
    incomplete: 'warn',
    small: 'warn',
    imageDead: 'fail',
    absent: 'fail',
  },
  appliesTo: isServed,

  judge({ page, shareImage }) {
    const tags = readShareTags(page.head.metas);
    if (Object.values(tags).every((tag) => tag === '')) return { code: 'absent' };
    if (!shareImage.seen) return toUnseenPart(shareImage);

    const file = shareImage.value;
    if (file !== null && file.status >= 400)
      return { code: 'imageDead', args: { status: file.status }, items: [file.url] };
    const faults = listShareFaults(tags, page, file);
    if (faults.length > 0) return { code: 'incomplete', items: faults };
    if (file === null) return { code: 'completeElsewhere', items: [tags.image] };
    return isSmall(file)
      ? { code: 'small', args: { width: file.image?.width ?? 0, height: file.image?.height ?? 0 }, items: [file.url] }
      : { code: 'complete' };
  },
});
