import type { ScansDocsWords } from '../../../nl/service/v1-docs/scans.ts';

export const scansDocs: ScansDocsWords = {
  fields: {
    CreateScanRequest: {
      url: 'A domain or an address; the protocol may be left out.',
      pillar: 'Only this pillar; all six without this field.',
      language: 'The language of the result; that of Accept-Language without this field.',
      fresh: 'true asks for a new scan, even if there is a result that is less than ten minutes old.',
      browsing:
        'How to look: headers, cookies, basic access, user agent, language, viewport, pixel density, phone, colour scheme, reduced motion. Such a scan is the team’s alone.',
      steps: 'What happens beforehand, such as signing in. Such a scan is the team’s alone.',
      also: 'What else to look at: phone, dark (the dark colour scheme), links (links to other sites), mail_tls (TLS of the mail servers). Does not count in the score.',
    },
    Scan: {
      id: 'The id by which the scan can be fetched for a day.',
      url: 'The address.',
      pillar: 'The pillar that was asked for; null for all six.',
      language: 'The language of the result.',
      state: 'queued: waiting. running: under way. done: there is a result. failed: there is none.',
      made_at: 'When the scan was requested, in ISO 8601.',
      started_at: 'When the scan began; null while it waits, or if there was a result already.',
      finished_at: 'When the scan was finished; null until then.',
      result: 'The result, in the shape of the scan itself; null until there is one.',
      error: 'Why there is no result; otherwise null.',
      extras: 'What was looked at beside the checks; null if nobody asked for that.',
    },
    ScanExtras: {
      views: 'What differs on a phone and in the dark colour scheme; null if nobody asked for that.',
      links: 'The links to other sites; null if nobody asked for that.',
      consent: 'What was there before and after the consent banner was answered; null if no step did that.',
      mail_tls: 'The domain’s mail servers; null if nobody asked for that, or they are not known.',
    },
  },
  operations: {
    createScan: {
      summary: 'Request a scan',
      about:
        'Responds at once; Location says where to follow the scan. Counts as a scan, or as none if there is a result already. Takes the scope scan.',
    },
    getScan: { summary: 'How far a scan is, and what came of it', about: 'Takes the scope scan.' },
  },
  parameters: {
    wait: 'How many seconds to wait for the result, at most 20.',
    id: 'The id of the scan.',
  },
  answers: { made: 'The scan has been requested.', scan: 'The scan.' },
};
