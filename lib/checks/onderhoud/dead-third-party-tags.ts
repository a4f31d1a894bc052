import { defineCheck } from '../../check.ts';
import { DEAD_SERVICES, DEAD_SERVICES_CHECKED, type DeadService } from '../../data/software/dead-services.ts';
import type { Facts } from '../../evidence.ts';
import { parseIsoDay } from '../../time.ts';

const LOADED: readonly string[] = ['script', 'style', 'frame'];
const MANY = 3;

interface Tag {
  readonly service: DeadService;
  readonly shown: string;
  readonly blocking: boolean;
}

const findTags = ({ resources }: Facts['page'], service: DeadService): readonly Tag[] => [
  ...resources.list
    .filter(({ kind, url }) => LOADED.includes(kind) && service.addresses.some((pattern) => pattern.test(url ?? '')))
    .map(({ url, blocking }) => ({ service, shown: url ?? '', blocking })),
  ...resources.inline
    .filter(({ start }) => service.inline.some((pattern) => pattern.test(start)))
    .map(({ start }) => ({ service, shown: start.replace(/\s+/g, ' ').slice(0, 120), blocking: false })),
];

export const deadThirdPartyTags = defineCheck({
  id: 'dead-third-party-tags',
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  source: 'https://support.google.com/analytics/answer/11583528',
  needs: ['page', 'scan'],
  verdicts: { none: 'pass', some: 'warn', many: 'fail', blocking: { verdict: 'fail', step: 'broken' } },
  table: { checkedAt: () => parseIsoDay(DEAD_SERVICES_CHECKED), calm: ['none'] },

  judge({ page, scan }) {
    const ended = DEAD_SERVICES.filter((service) => parseIsoDay(service.ended) < scan.at);
    const tags = ended.flatMap((service) => findTags(page, service));
    if (tags.length === 0) return { code: 'none' };

    const services = new Map(tags.map((tag) => [tag.service.id, tag]));
    const items = [...services.values()].map(({ service, shown }) => `${service.name} (${service.ended}): ${shown}`);
    const args = { count: services.size };
    if (tags.some(({ blocking }) => blocking)) return { code: 'blocking', args, items };
    return { code: services.size >= MANY ? 'many' : 'some', args, items };
  },
});
