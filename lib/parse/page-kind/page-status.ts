/** The part of the page facts that contains the page's HTTP status. */
export interface StatusFacts {
  readonly document: { readonly url: string };
  readonly performance: {
    readonly navigation: { readonly status: number | null; readonly url?: string | undefined } | null;
  };
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';

/**
 * HTTP status of the tab's own navigation, from the page's timing (Navigation Timing, `responseStatus`); null when the
 * browser does not report it, or when scripts have changed the address since.
 */
export const readOwnStatus = ({ document, performance: { navigation } }: StatusFacts): number | null => {
  if (navigation === null || navigation.status === null || navigation.status === 0) return null;
  const { url = document.url, status } = navigation;
  return withoutFragment(url) === withoutFragment(document.url) ? status : null;
};
