interface Report<Body> {
  readonly body: Body | null;
}
interface Reporting<Body> {
  observe(): void;
  takeRecords(): readonly Report<Body>[];
  disconnect(): void;
}
type ReportingClass<Body> = new (
  callback: () => void,
  options: { types: string[]; buffered: boolean },
) => Reporting<Body>;

/**
 * The browser's reports on this page, including those before our script ran (Reporting API); null when it does not
 * support them.
 */
export const takeReports = <Body>(type: 'deprecation' | 'csp-violation'): readonly (Body | null)[] | null => {
  const { ReportingObserver } = globalThis as { ReportingObserver?: ReportingClass<Body> };
  // When the browser has no such class, the name may refer to a frame of the page.
  if (typeof ReportingObserver !== 'function') return null;
  const observer = new ReportingObserver(() => {}, { types: [type], buffered: true });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.map(({ body }) => body);
};
