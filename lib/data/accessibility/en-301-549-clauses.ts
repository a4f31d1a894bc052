/** When a clause applies to a website; a person decides whether it does. */
export type ClauseCondition =
  | 'always'
  | 'features'
  | 'biometrics'
  | 'conversion'
  | 'calls'
  | 'video'
  | 'documents'
  | 'authoring';

/** A clause of the standard: its number, its name, and when it applies. */
export interface Clause {
  readonly number: string;
  readonly name: string;
  readonly when: ClauseCondition;
}

/**
 * Clauses of EN 301 549 V3.2.1 that apply to websites beside WCAG’s criteria (9.1.1.1 to 9.4.1.3), in their order: the
 * requirements of Directive (EU) 2016/2102 by annex A, table A.1. The 45 rows of clause 10, about documents to
 * download, are one here. Source: the European Commission’s list of all requirements for websites,
 * https://digital-strategy.ec.europa.eu/en/policies/latest-changes-accessibility-standard (in a copy of the Portuguese
 * agency for administrative modernisation), and the clause names of the standard as in GSA’s OpenACR catalogue; read on
 * 26 November 2026.
 */
const ROWS = [
  ['5.2', 'Activation of accessibility features', 'features'],
  ['5.3', 'Biometrics', 'biometrics'],
  ['5.4', 'Preservation of accessibility information during conversion', 'conversion'],
  ['6.1', 'Audio bandwidth for speech', 'calls'],
  ['6.2.1.1', 'RTT communication', 'calls'],
  ['6.2.1.2', 'Concurrent voice and text', 'calls'],
  ['6.2.2.1', 'Visually distinguishable display', 'calls'],
  ['6.2.2.2', 'Programmatically determinable send and receive direction', 'calls'],
  ['6.2.2.3', 'Speaker identification', 'calls'],
  ['6.2.2.4', 'Visual indicator of audio with RTT', 'calls'],
  ['6.2.3', 'Interoperability', 'calls'],
  ['6.2.4', 'RTT responsiveness', 'calls'],
  ['6.3', 'Caller ID', 'calls'],
  ['6.4', 'Alternatives to voice-based services', 'calls'],
  ['6.5.2', 'Resolution', 'calls'],
  ['6.5.3', 'Frame rate', 'calls'],
  ['6.5.4', 'Synchronization between audio and video', 'calls'],
  ['6.5.5', 'Visual indicator of audio with video', 'calls'],
  ['6.5.6', 'Speaker identification with video (sign language) communication', 'calls'],
  ['7.1.1', 'Captioning playback', 'video'],
  ['7.1.2', 'Captioning synchronization', 'video'],
  ['7.1.3', 'Preservation of captioning', 'video'],
  ['7.1.4', 'Captions characteristics', 'video'],
  ['7.1.5', 'Spoken subtitles', 'video'],
  ['7.2.1', 'Audio description playback', 'video'],
  ['7.2.2', 'Audio description synchronization', 'video'],
  ['7.2.3', 'Preservation of audio description', 'video'],
  ['7.3', 'User controls for captions and audio description', 'video'],
  ['9.6', 'WCAG conformance requirements', 'always'],
  ['10', 'Non-web documents', 'documents'],
  ['11.7', 'User preferences', 'always'],
  ['11.8.1', 'Content technology', 'authoring'],
  ['11.8.2', 'Accessible content creation', 'authoring'],
  ['11.8.3', 'Preservation of accessibility information in transformations', 'authoring'],
  ['11.8.4', 'Repair assistance', 'authoring'],
  ['11.8.5', 'Templates', 'authoring'],
  ['12.1.1', 'Accessibility and compatibility features', 'always'],
  ['12.1.2', 'Accessible documentation', 'always'],
  ['12.2.2', 'Information on accessibility and compatibility features', 'always'],
  ['12.2.3', 'Effective communication', 'always'],
  ['12.2.4', 'Accessible documentation', 'always'],
] as const;

export const CLAUSES_BESIDE_WCAG: readonly Clause[] = ROWS.map(([number, name, when]) => ({ number, name, when }));
