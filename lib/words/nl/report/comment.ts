/** Words of the comment on a change: what changed since an earlier scan. */
export const comment = {
  heading: ({ before, after }: { before: string; after: string }) => `Pijler: ${before} → ${after}`,
  /** Hosts, and days or '' when a file does not contain them. */
  scans: ({ host, day, other, otherDay }: Readonly<Record<'host' | 'day' | 'other' | 'otherDay', string>>) =>
    `${host}, ${day}; vergeleken met ${other}${otherDay === '' ? '' : `, ${otherDay}`}.`,
  otherHost:
    'De hosts verschillen. Vergeleken is per controle, nooit per adres; wat aan een host hangt, zoals DNS en certificaat, kan daardoor anders zijn.',
  /** Why less was compared. */
  known: {
    conditions: '',
    verdicts:
      'De eerdere scan is als resultaat bewaard, dat de beoordelingsregels niet noemt. Een verschil kan dus van de regels komen. Een bestand van --format report noemt ze wel.',
    scores:
      'Alleen de scores zijn vergeleken: zonder partnersleutel, bij een van beide scans, zijn er geen controles te vergelijken.',
  },
  because: 'De omstandigheden verschilden. Een ander oordeel kan daarvan komen, en heet daarom niet slechter of beter.',
  condition: ({ name, before, after }: { name: string; before: string; after: string }) =>
    `${name}: ${before} → ${after}`,
  changed: 'Ander oordeel',
  goneNote: 'Niet getest is niet slechter, en telt niet mee in het verschil.',
  counted: ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
  more: ({ count }: { count: number }) => `En nog ${count}, die hier niet passen.`,
  failed: 'Pijler: de scan is niet gelukt',
  failedNote: 'Er is dus niets vergeleken.',
};
export type CommentWords = typeof comment;
