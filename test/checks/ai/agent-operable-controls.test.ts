import { agentOperableControls } from '../../../lib/checks/ai/agent-operable-controls.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const controls = (total: number, named: number) => ({
  page: page({
    markup: { controls: { total, named, nameless: Array.from({ length: total - named }, () => 'button') } },
  }),
});

cases(agentOperableControls, { all: [controls(5, 5)], some: [controls(5, 4)], none: [controls(0, 0)] });
