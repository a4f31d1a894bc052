interface At {
  readonly x: number;
  readonly y: number;
}

/** Our icon, 18 wide, around its centre. */
const House = ({ x, y }: At) => (
  <>
    <path class="house" d={`M${x} ${y - 9} ${x + 9} ${y - 4}V${y - 2}H${x - 9}V${y - 4}Z`} />
    {[-6, -1.5, 3].map((column) => (
      <rect key={column} class="house" x={x + column} y={y} width="3" height="6" />
    ))}
    <rect class="house" x={x - 9} y={y + 7} width="18" height="2.5" />
  </>
);

/** The browser's button for extensions. */
const Puzzle = ({ x, y }: At) => (
  <path class="dim" d={`M${x - 9} ${y - 6}h5a4 4 0 0 1 8 0h5v5a4 4 0 0 1 0 7v5h-18v-5a3.5 3.5 0 0 0 0-7Z`} />
);

const Pin = ({ x, y }: At) => (
  <path class="house" d={`M${x - 4} ${y - 8}h8v2l-1.5 1v4l3.5 3v2h-5v5l-1 1.5-1-1.5v-5h-5v-2l3.5-3v-4l-1.5-1Z`} />
);

const Toolbar = () => (
  <>
    <rect class="bar" x="1" y="1" width="358" height="46" rx="8" />
    <path class="line" d="M22 24h12m-7-5-5 5 5 5M46 24h12m-5-5 5 5-5 5" />
    <rect class="address" x="74" y="11" width="176" height="26" rx="13" />
    <circle class="dim" cx="344" cy="17" r="2" />
    <circle class="dim" cx="344" cy="24" r="2" />
    <circle class="dim" cx="344" cy="31" r="2" />
  </>
);

/** Chromium hides a new extension behind the puzzle piece; its list has a pin for each. */
const Chromium = () => (
  <svg class="pin-picture" viewBox="0 0 360 134" aria-hidden="true">
    <Toolbar />
    <Puzzle x={308} y={24} />
    <circle class="ring" cx="308" cy="24" r="17" />
    <rect class="panel" x="140" y="56" width="204" height="76" rx="8" />
    <rect class="dim" x="156" y="70" width="72" height="6" rx="3" />
    <House x={166} y={106} />
    <text class="name" x="186" y="111">
      Pijler
    </text>
    <Pin x={318} y={106} />
    <circle class="ring" cx="318" cy="106" r="17" />
    <circle class="step" cx="278" cy="24" r="9" />
    <text class="number" x="278" y="28">
      1
    </text>
    <circle class="step" cx="288" cy="106" r="9" />
    <text class="number" x="288" y="110">
      2
    </text>
  </svg>
);

/** Firefox puts it in the toolbar itself. */
const Firefox = () => (
  <svg class="pin-picture" viewBox="0 0 360 48" aria-hidden="true">
    <Toolbar />
    <House x={278} y={24} />
    <circle class="ring" cx="278" cy="24" r="17" />
    <Puzzle x={318} y={24} />
  </svg>
);

/** A toolbar with the position of our icon marked. */
export const PinPicture = ({ browser }: { readonly browser: 'chromium' | 'firefox' }) =>
  browser === 'chromium' ? <Chromium /> : <Firefox />;
