import type { Column } from '../../lib/view/compare/columns.ts';
import { useCommon } from './locale.ts';

/** Geometry of the chart in a 360 × 176 box. */
const SHAFT = { width: 34, left: 22, gap: 22.4, top: 52, base: 150 };
const STONE = { width: 40, height: 4 };

/** One column, at the position of its index. */
export const OneColumn = ({ column, index }: { readonly column: Column; readonly index: number }) => {
  const x = SHAFT.left + index * (SHAFT.width + SHAFT.gap);
  const full = SHAFT.base - SHAFT.top;
  const height = (full * (column.score ?? 0)) / 100;
  const y = SHAFT.base - height;
  const stone = { x: x - (STONE.width - SHAFT.width) / 2, width: STONE.width };
  // A score of 0 still shows its foot: it is not the same as no score.
  const foot = column.score === null ? 0 : STONE.height;
  const empty = !column.busy && column.score === null;
  return (
    <g data-step={column.step ?? 0} data-empty={empty ? '' : undefined}>
      <rect class="ghost" x={x} y={SHAFT.top} width={SHAFT.width} height={full} />
      {column.busy && <rect class="haze" x={x} y={SHAFT.top} width={SHAFT.width} height={full} fill="url(#hatch)" />}
      <rect class="shaft" x={x} y={y} width={SHAFT.width} height={height} />
      <rect class="stone capital" {...stone} y={y} height={Math.min(STONE.height, height)} />
      <rect class="stone" {...stone} y={SHAFT.base - foot} height={foot} />
    </g>
  );
};

/** The temple front: a short column visibly leaves a gap under the architrave. */
export const SixColumns = ({ columns }: { readonly columns: readonly Column[] }) => {
  const words = useCommon();
  const scores = columns.map(({ pillar, score }) => words.column({ pillar: words.pillars[pillar], score })).join(', ');
  return (
    <svg class="columns" viewBox="0 0 360 176" role="img" aria-label={words.columns({ scores })}>
      <defs>
        <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch" d="M0 0V8" />
        </pattern>
      </defs>
      <path class="roof" d="M8 44 180 8 352 44Z" />
      <rect class="beam" x="8" y="44" width="344" height="6" />
      {columns.map((column, index) => (
        <OneColumn key={column.pillar} column={column} index={index} />
      ))}
      <rect class="step" x="8" y="154" width="344" height="6" />
      <rect class="step" x="0" y="164" width="360" height="6" />
    </svg>
  );
};
