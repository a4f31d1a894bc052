import type { HandInWords } from '../../nl/service/hand-in.ts';

const countReports = (reports: number): string => (reports === 1 ? '1 report' : `${reports} reports`);

export const handIn: HandInWords = {
  title: 'Saved reports',
  sends: ({ reports, sites, host }) =>
    `This button sends ${countReports(reports)} of ${sites === 1 ? '1 site' : `${sites} sites`} to ${host}, with your key.`,
  holds:
    'A report holds the address of the page up to the question mark, every check with what it found, and the contacts of the scan.',
  sitesToo: 'Sites that the service does not know yet are added to yours first.',
  once: 'Reports are sent only when you click: later scans do not follow by themselves. Nothing from private windows was saved, so nothing from them is sent.',
  leftOut: ({ reports }) =>
    `${countReports(reports)} ${reports === 1 ? 'stays' : 'stay'} here: opened from a file, of a single pillar, or of an address that is not public.`,
  nothing: ({ host }) => `There are no reports that ${host} does not have yet.`,
  doneAt: ({ day }) => `Last sent on ${day}. What is there already is not sent again.`,
  start: 'Put saved reports into the service',
  stop: 'Stop',
  progress: ({ done, reports }) => `${done} of ${countReports(reports)} processed`,
  stay: 'Keep this page open until it is finished. If you close it earlier, the next click goes on with the rest.',
  added: ({ reports }) => `${countReports(reports)} added.`,
  known: ({ reports }) => `${countReports(reports)} ${reports === 1 ? 'was' : 'were'} there already.`,
  refused: ({ reports }) => `${countReports(reports)} not accepted:`,
  of: ({ host, reports, why }) => `${host} (${countReports(reports)}): ${why}`,
  itsWord: ({ why }) => `the service says “${why}”`,
  stopped: 'Stopped. The next click goes on with the rest.',
  denied: 'You did not allow this. Nothing was sent.',
  failed: 'Pijler could not finish this. The next click goes on with the rest.',
  rest: 'The next click goes on with the rest.',
};
