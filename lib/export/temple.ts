import type { Locale, Pillar } from '../model.ts';
import { commonWords } from '../words/common.ts';
import { html, type Markup } from './markup.ts';

/** A pillar as it is drawn. */
export interface DrawnPillar {
  readonly id: Pillar;
  readonly score: number | null;
  /** 5 (best) to 1, 0 without a score. */
  readonly step: number;
}

const columnOf = ({ score, step }: DrawnPillar, index: number): Markup => {
  const x = 22 + index * 56.4;
  const height = (98 * (score ?? 0)) / 100;
  return html`<g data-step="${step}"><rect class="ghost" x="${x}" y="52" width="34" height="98"/><rect class="shaft" x="${x}" y="${150 - height}" width="34" height="${height}"/></g>`;
};

/** The temple front, as on the report page. */
export const temple = (pillars: readonly DrawnPillar[], locale: Locale): Markup => {
  const words = commonWords[locale];
  const scores = pillars.map(({ id, score }) => words.column({ pillar: words.pillars[id], score })).join(', ');
  return html`<svg viewBox="0 0 360 176" role="img" aria-label="${words.columns({ scores })}"><path class="roof" d="M8 44 180 8 352 44Z"/><rect class="stone" x="8" y="44" width="344" height="6"/>${pillars.map(columnOf)}<rect class="stone" x="8" y="154" width="344" height="6"/><rect class="stone" x="0" y="164" width="360" height="6"/></svg>`;
};
