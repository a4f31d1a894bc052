import { render } from 'preact';
import { ServiceAside } from '../../../components/report/ServiceAside.tsx';
import { ServicePanel } from '../../../components/shared/service/ServicePanel.tsx';
import { readAnswer } from '../../../lib/api/answer.ts';
import type { Answered } from '../../../lib/api/exchange.ts';
import { ServicePart } from '../../../lib/api/service.ts';
import { PILLARS } from '../../../lib/model.ts';
import type { Local } from '../../../lib/view/service.ts';
import { Speaking } from '../../kit/speaking.tsx';

/** A generated answer of a service, and whether a key had gone along. */
export interface Case {
  readonly answered: Answered;
  readonly withKey: boolean;
}

const LOCAL: Local = {
  overall: 61,
  pillars: PILLARS.map((id, index) => ({ id, score: index === 0 ? null : 50 + index })),
  incomplete: true,
  notes: ['login'],
  finishedAt: 1_000_000,
  ms: 900,
};

const partOf = ({ answered, withKey }: Case): ServicePart => {
  const read = readAnswer(answered, { host: 'voorbeeld.nl', pillar: null, withKey });
  return {
    phase: read.ok ? 'done' : 'failed',
    base: 'https://scandienst.nl',
    url: 'https://voorbeeld.nl/',
    withKey,
    keyRefused: false,
    askedAt: 1_000_000,
    ms: answered.ms,
    result: read.ok ? read.result : null,
    error: read.ok ? null : read.error,
  };
};

/** What is wrong with a drawn panel; null when nothing is. Trees show what came, so they are left out. */
const faultOf = (root: Element): string | null => {
  for (const tree of root.querySelectorAll('.branches')) tree.remove();
  const attributes = [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
  const links = attributes.filter(({ name }) => name === 'href' || name === 'src');
  if (root.textContent === '') return 'empty';
  if (root.querySelector('script, img, iframe, svg') !== null) return 'markup';
  if (links.some((link) => !/^https?:/.test(link.value))) return 'link';
  const shown = [root.textContent, ...attributes.map((one) => one.value)].join(' ');
  return /\bNaN\b|undefined|\[object|Infinity/.exec(shown)?.[0] ?? null;
};

/** Draws every case as popup and report do, in both languages; returns what went wrong. */
export const drawAll = (cases: readonly Case[]): readonly string[] =>
  cases.flatMap((one, index) => {
    try {
      const part = ServicePart.parse(partOf(one));
      // What goes through the store is JSON.
      const stored = JSON.parse(JSON.stringify(part)) as ServicePart;
      const isFull = index % 2 === 0;
      const root = document.createElement('div');
      render(
        <Speaking locale={index % 4 < 2 ? 'nl' : 'en'}>
          <ServicePanel
            part={stored}
            local={LOCAL}
            onAgain={() => {}}
            isFull={isFull}
            aside={isFull && stored.result && <ServiceAside result={stored.result} />}
          />
        </Speaking>,
        root,
      );
      const fault = faultOf(root);
      render(null, root);
      return fault === null ? [] : [`${fault}: ${one.answered.text.slice(0, 300)}`];
    } catch (error) {
      return [`${String(error)}: ${one.answered.text.slice(0, 300)}`];
    }
  });

/** How many of the cases gave a result. */
export const results = (cases: readonly Case[]): number => cases.filter((one) => partOf(one).phase === 'done').length;
