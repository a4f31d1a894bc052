/** A toolbar with the place of our icon marked: beside the puzzle piece in Chromium, in the bar itself in Firefox. */
export const PinPicture = ({ browser }: { readonly browser: 'chromium' | 'firefox' }) => {
  const icon = browser === 'chromium' ? 250 : 262;
  return (
    <svg class="pin-picture" viewBox="0 0 340 44" aria-hidden="true">
      <rect class="bar" x="1" y="1" width="338" height="42" rx="8" />
      <circle class="dim" cx="24" cy="22" r="7" />
      <circle class="dim" cx="48" cy="22" r="7" />
      <rect class="address" x="68" y="10" width="160" height="24" rx="12" />
      <circle class="ring" cx={icon} cy="22" r="16" />
      <path class="house" d={`M${icon} 13 ${icon + 9} 18V20H${icon - 9}V18Z`} />
      {[-7, -2, 3].map((x) => (
        <rect key={x} class="house" x={icon + x + 1} y="22" width="3" height="6" />
      ))}
      <rect class="house" x={icon - 9} y="29" width="18" height="2.5" />
      <path class="dim" d="M284 15h5a4 4 0 0 1 8 0h5v6a4 4 0 0 0 0 8v4h-18Z" />
      <circle class="dim" cx="322" cy="15" r="2" />
      <circle class="dim" cx="322" cy="22" r="2" />
      <circle class="dim" cx="322" cy="29" r="2" />
    </svg>
  );
};
