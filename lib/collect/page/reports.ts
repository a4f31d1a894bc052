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

/** What the browser reported of this page before we came (Reporting API); null where it cannot tell. */
export const takeReports = <Body>(type: 'deprecation' | 'csp-violation'): readonly (Body | null)[] | null => {
  const { ReportingObserver } = globalThis as { ReportingObserver?: ReportingClass<Body> };
  // Where the browser has none, a frame of that name may stand in its place.
  if (typeof ReportingObserver !== 'function') return null;
  const observer = new ReportingObserver(() => {}, { types: [type], buffered: true });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.map(({ body }) => body);
};
