import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Address of the scan's report, which ends with the scan's id; null while there is none. */
export const ReportUrlContext = createContext<string | null>(null);

/** Address of a check in the report; null while there is none. */
export const useCheckUrl = (): ((id: string) => string | null) => {
  const report = useContext(ReportUrlContext);
  return (id) => (report === null ? null : `${report}/check-${encodeURIComponent(id.toWellFormed())}`);
};
