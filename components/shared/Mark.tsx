import type { Outcome } from '../../lib/model.ts';

const SHAPES: Readonly<Record<Outcome, preact.JSX.Element>> = {
  pass: (
    <>
      <circle cx="8" cy="8" r="7.2" />
      <path class="in" d="M4.6 8.3 7 10.7 11.4 5.6" />
    </>
  ),
  warn: (
    <>
      <path d="M8 .8 15.6 14.6H.4Z" />
      <path class="in" d="M8 5.6V9.6M8 12V12.1" />
    </>
  ),
  fail: (
    <>
      <path d="M5 .8H11L15.2 5V11L11 15.2H5L.8 11V5Z" />
      <path class="in" d="M5.4 5.4 10.6 10.6M10.6 5.4 5.4 10.6" />
    </>
  ),
  info: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="1.5" />
      <path class="in" d="M8 7.4V11.6M8 4.4V4.5" />
    </>
  ),
  skip: <path class="out" d="M2 8H14" />,
  unknown: <circle class="out" cx="8" cy="8" r="6.4" stroke-dasharray="3 2.1" />,
};

/** An outcome's shape; its word is next to it. */
export const Mark = ({ outcome }: { readonly outcome: Outcome }) => (
  <svg class="mark" data-outcome={outcome} viewBox="0 0 16 16" aria-hidden="true">
    {SHAPES[outcome]}
  </svg>
);
