import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { gradeOf } from '../../lib/view/grade.ts';
import { type Progress, progressBetween } from '../../lib/view/progress.ts';
import { commonWords } from '../../lib/words/common.ts';
import { popupWords } from '../../lib/words/popup.ts';

/** Ms between two messages, so that a screen reader can finish one. */
const PAUSE = 1_000;

const sentence = (progress: Progress, locale: Locale): string => {
  const { spoken } = popupWords[locale];
  const { pillars } = commonWords[locale];
  if (progress.step === 'started') return spoken.started;
  if (progress.step === 'pillar') return spoken.pillar({ pillar: pillars[progress.pillar], score: progress.score });

  const { word } = gradeOf(progress.score, locale);
  if (progress.score === null || word === null) return spoken.doneWithout;
  const done = spoken.done({ score: progress.score, word });
  const { weakest } = progress;
  return weakest ? `${done} ${spoken.weakest({ pillar: pillars[weakest.id], score: weakest.score })}` : done;
};

/** What a screen reader says while a scan goes on: one message per finished pillar, the end at once. */
export const useSpoken = (state: ScanState | null, locale: Locale): string => {
  const [said, setSaid] = useState('');
  const before = useRef<ScanState | null>(null);
  const waiting = useRef<readonly string[]>([]);

  useEffect(() => {
    if (state === null) return;
    const news = progressBetween(before.current, state);
    const kept = news.some(({ step }) => step === 'done') ? [] : waiting.current;
    waiting.current = [...kept, ...news.map((progress) => sentence(progress, locale))];
    before.current = state;
  }, [state, locale]);

  useEffect(() => {
    const timer = setInterval(() => {
      const [next, ...rest] = waiting.current;
      if (next === undefined) return;
      waiting.current = rest;
      setSaid(next);
    }, PAUSE);
    return () => clearInterval(timer);
  }, []);

  return said;
};
