import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../lib/model.ts';
import { newsSlot } from '../../lib/platform/installed.ts';
import { type Release, releasesSince } from '../../lib/view/news.ts';
import { changeWords } from '../../lib/words/changes.ts';

interface News {
  readonly news: readonly Release[];
  /** Nobody looked yet. */
  readonly isUnread: boolean;
}

/** What an update brought, until the page closes; it counts as read once its place was in sight. */
export const useNews = (locale: Locale): News => {
  const [since, setSince] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    void newsSlot.get().then((kept) => {
      setSince(kept);
      setUnread(kept !== null);
    });
  }, []);
  useEffect(() => {
    const place = document.querySelector('.news');
    if (!isUnread || place === null) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      void newsSlot.set(null);
      setUnread(false);
    });
    seen.observe(place);
    return () => seen.disconnect();
  }, [isUnread]);
  return { news: since === null ? [] : releasesSince(changeWords[locale], since), isUnread };
};
