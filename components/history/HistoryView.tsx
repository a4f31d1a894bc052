import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { findPrevious, type Site } from '../../lib/view/compare/history.ts';
import { toTrend } from '../../lib/view/compare/trend.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDate } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { ConfirmButton } from '../shared/form/ConfirmButton.tsx';
import { useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';
import { Trend } from '../shared/Trend.tsx';
import { HistoryRow, type RowActions } from './HistoryRow.tsx';

interface Props {
  readonly sites: readonly Site[];
  readonly unreadable: number;
  readonly chosen: readonly string[];
  /** Comparing is for partners: the public tier stores no checks. */
  readonly canCompare: boolean;
  readonly actions: RowActions;
  readonly onCompare: () => void;
  readonly onClearChoice: () => void;
  readonly onRemoveUnreadable: () => void;
  /** Import and wiping. */
  readonly children: ComponentChildren;
}

const SiteSection = ({
  site,
  ...props
}: { readonly site: Site } & Pick<Props, 'chosen' | 'canCompare' | 'actions'>) => {
  const locale = useLocale();
  const words = historyWords[locale];
  const id = `site-${site.host}`;
  const previous = findPrevious(site);
  return (
    <section class="site" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          <bdi>{toBrief(site.host)}</bdi>
        </h2>
        <p class="quiet">{words.count({ count: site.scans.length })}</p>
        <Trend points={toTrend(site.scans)} />
      </header>
      <ul class="scans">
        {site.scans.map((scan) => (
          <ErrorBoundary
            key={scan.id}
            as="li"
            name={words.scan.named({ host: scan.host, day: formatDate(locale, scan.finishedAt) })}
            exits={[{ name: words.scan.remove, onPress: () => props.actions.onRemove(scan) }]}
          >
            <HistoryRow scan={scan} previous={previous.get(scan.id) ?? null} {...props} />
          </ErrorBoundary>
        ))}
      </ul>
    </section>
  );
};

interface UnreadableProps {
  readonly count: number;
  readonly onRemove: () => void;
}

/** How many stored scans cannot be shown, and the button that removes them. */
const Unreadable = ({ count, onRemove }: UnreadableProps) => {
  const words = historyWords[useLocale()];
  return (
    <div class="unreadable">
      <p class="quiet">{words.unreadable({ count })}</p>
      <ConfirmButton words={words.unreadableRemoval} onYes={onRemove} />
    </div>
  );
};

const Chosen = ({ chosen, onCompare, onClearChoice }: Pick<Props, 'chosen' | 'onCompare' | 'onClearChoice'>) => {
  const { choose } = historyWords[useLocale()];
  return (
    <div class="chosen">
      <p class="quiet" role="status">
        {chosen.length === 1 ? choose.one : choose.hint}
      </p>
      {chosen.length > 0 && (
        <p class="choices">
          <button type="button" class="button" data-kind="primary" disabled={chosen.length < 2} onClick={onCompare}>
            {choose.button}
          </button>
          <button type="button" class="button" onClick={onClearChoice}>
            {choose.clear}
          </button>
        </p>
      )}
    </div>
  );
};

interface RemovedProps {
  /** The scan that was removed last; null when nothing can be undone. */
  readonly id: string | null;
  /** The removal could not be undone: the browser has no room for the scan. */
  readonly noRoom?: boolean;
  readonly onUndo: () => void;
}

/**
 * A removal can be undone until the page closes or the next removal; the undo button takes the focus from the button
 * that is gone.
 */
export const Removed = ({ id, noRoom = false, onUndo }: RemovedProps) => {
  const { removed, undo, importing } = historyWords[useLocale()];
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [id]);
  return (
    <div role="status">
      {id !== null && (
        <p class="notice">
          {noRoom ? importing.full : removed}{' '}
          <button type="button" class="button" data-kind="small" ref={button} onClick={onUndo}>
            {undo}
          </button>
        </p>
      )}
    </div>
  );
};

/** Every stored scan, by site. */
export const HistoryView = (props: Props) => {
  const locale = useLocale();
  const words = historyWords[locale];
  const { sites, unreadable, canCompare, actions, onRemoveUnreadable, children } = props;
  const comparable = sites.flatMap(({ scans }) => scans).filter(({ report }) => report !== null).length;
  const listExits = ({ scans }: Site) =>
    scans.map((scan) => ({
      name: words.scan.removeOf({ host: scan.host, day: formatDate(locale, scan.finishedAt) }),
      onPress: () => actions.onRemove(scan),
    }));
  return (
    <>
      {sites.length === 0 && <p class="empty-list">{words.empty}</p>}
      {unreadable > 0 && <Unreadable count={unreadable} onRemove={onRemoveUnreadable} />}
      {canCompare && comparable === 1 && <p class="quiet">{words.choose.tooFew}</p>}
      {canCompare && comparable > 1 && <Chosen {...props} />}
      {sites.map((site) => (
        <ErrorBoundary key={site.host} of={site} name={site.host} exits={listExits(site)}>
          <SiteSection {...props} site={site} />
        </ErrorBoundary>
      ))}
      <Section id="importing" title={words.importing.title} intro={canCompare ? words.importing.intro : ''}>
        {canCompare ? children : <p>{words.importing.needsKey}</p>}
      </Section>
    </>
  );
};
