import type { CommentWords } from '../../nl/report/comment.ts';

export const comment: CommentWords = {
  heading: ({ before, after }) => `Pijler: ${before} → ${after}`,
  scans: ({ host, day, other, otherDay }) =>
    `${host}, ${day}; compared with ${other}${otherDay === '' ? '' : `, ${otherDay}`}.`,
  otherHost:
    'The hosts differ. Checks are compared with each other, never addresses; what belongs to a host, such as DNS and certificate, may differ because of it.',
  known: {
    conditions: '',
    verdicts:
      'The earlier scan was saved as a result, which does not name the grading rules. A difference may come from the rules. A file of --format report does name them.',
    scores: 'Only the scores are compared: without a partner key, for either scan, there are no checks to compare.',
  },
  because: 'The conditions differed. A different verdict may come from that, so it is not called worse or better.',
  condition: ({ name, before, after }) => `${name}: ${before} → ${after}`,
  changed: 'Different verdict',
  goneNote: 'Not tested is not worse, and does not count in the difference.',
  counted: ({ name, count }) => `${name} (${count})`,
  more: ({ count }) => `And ${count} more, which do not fit here.`,
  failed: 'Pijler: the scan failed',
  failedNote: 'So nothing was compared.',
};
