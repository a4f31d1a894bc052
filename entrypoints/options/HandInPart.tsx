import { useEffect, useRef, useState } from 'preact/hooks';
import { HandIn } from '../../components/options/HandIn.tsx';
import { type HandInRun, NEW_RUN } from '../../components/options/hand-in-run.ts';
import { useInSight } from '../../components/shared/use-in-sight.ts';
import { type HandInPlan, type HandInStep, send } from '../../lib/platform/messages.ts';
import { requestHandInAccess } from '../../lib/platform/service/access.ts';
import { getServiceHost } from '../../lib/view/service.ts';

interface Props {
  /** Base address of the service. */
  readonly base: string;
  /** Changes with the key and the contact level, on which it depends what may be sent to the service. */
  readonly since: string;
}

/** A run after one more step. */
const applyStep = (run: HandInRun, step: HandInStep): HandInRun => {
  if (!step.ok) return { ...run, phase: 'failed', refusal: step };
  const { scans, added, known, refused } = step;
  return {
    ...run,
    phase: scans.length === 0 ? 'done' : 'busy',
    done: Math.min(run.reports, run.done + scans.length),
    added: run.added + added,
    known: run.known + known,
    refused: [...run.refused, ...refused],
  };
};

/** What could be handed in; loaded again when the page becomes visible again, because scans are made elsewhere. */
const usePlan = ({ base, since }: Props) => {
  const [plan, setPlan] = useState<HandInPlan | null>(null);
  const loadPlan = (): Promise<void> => send('handInPlan', {}).then(setPlan, () => setPlan(null));
  useEffect(() => void loadPlan(), [base, since]);
  useInSight(loadPlan);
  return { plan, look: loadPlan };
};

/** Hands reports in one step at a time: the service keeps what a step has sent, even if this page closes. */
const useRun = (base: string, look: () => Promise<void>) => {
  const [run, setRun] = useState<HandInRun | null>(null);
  const wanted = useRef(false);

  const runHandIn = async (reports: number): Promise<void> => {
    let now: HandInRun = { ...NEW_RUN, reports };
    const tried: string[] = [];
    while (wanted.current && now.phase === 'busy') {
      setRun(now);
      const step = await send('handIn', { tried }).catch(() => null);
      if (step?.ok) tried.push(...step.scans);
      now = step === null ? { ...now, phase: 'failed' } : applyStep(now, step);
    }
    // The remaining reports are loaded before the run ends: otherwise the button would briefly offer again what was just sent.
    await look();
    setRun(now.phase === 'busy' ? { ...now, phase: 'stopped' } : now);
  };
  const start = async (reports: number): Promise<void> => {
    // The prompt requires the click itself: nothing may be awaited before it.
    wanted.current = await requestHandInAccess(base);
    if (wanted.current) await runHandIn(reports);
    else setRun({ ...NEW_RUN, reports, phase: 'denied' });
  };
  const stop = (): void => {
    wanted.current = false;
  };
  useEffect(() => stop, []);
  return { run, start, stop };
};

/** Hands the stored reports in at the scan service, as a part of its settings. */
export const HandInPart = (props: Props) => {
  const { plan, look } = usePlan(props);
  const { run, start, stop } = useRun(props.base, look);
  return (
    <HandIn
      host={getServiceHost(props.base)}
      plan={plan}
      run={run}
      onStart={() => void start(plan?.reports ?? 0)}
      onStop={stop}
    />
  );
};
