/** What of a page tells how it was answered; the page facts have it. */
export interface StatusFacts {
  readonly document: { readonly url: string };
  readonly performance: {
    readonly navigation: { readonly status: number | null; readonly url?: string | undefined } | null;
  };
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';

/**
 * HTTP status by which the tab's own navigation was answered, as the page's timing tells it (Navigation Timing,
 * `responseStatus`); null where the browser does not tell, or where scripts have led on to another address since.
 */
export const readOwnStatus = ({ document, performance: { navigation } }: StatusFacts): number | null => {
  if (navigation === null || navigation.status === null || navigation.status === 0) return null;
  const { url = document.url, status } = navigation;
  return withoutFragment(url) === withoutFragment(document.url) ? status : null;
};
