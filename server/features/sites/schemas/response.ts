import * as z from 'zod/mini';
import { Percentage } from '../../../../lib/bounds.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { toIsoText } from '../../../../lib/time.ts';
import type { Site } from '../store/list-sites.ts';
import type { SiteFigures } from '../store/site-figures.ts';
import { SiteContact } from './fields.ts';

const Score = z.nullable(Percentage);

/** A scan of a site in a list. */
export const SiteScan = z.strictObject({
  scan: z.string(),
  at: z.string(),
  source: z.enum(['service', 'extension']),
  overall_score: Score,
  scores: z.record(z.enum(PILLARS), Score),
  danger: z.int(),
  rules: z.int(),
});

/** A site of a team. */
export const TeamSite = z.strictObject({
  id: z.string(),
  url: z.string(),
  domain: z.string(),
  client: z.string(),
  tags: z.array(z.string()),
  contacts: z.array(SiteContact),
  pinned: z.array(z.string()),
  made_at: z.string(),
  last: z.nullable(SiteScan),
  before: z.nullable(SiteScan),
  change: z.nullable(z.int()),
});

/** A line of a list that was not imported: its number, from 1, the reason, and its text. */
export const RefusedLine = z.strictObject({ line: z.int(), message: z.string(), text: z.string() });

/** The result of importing a list. */
export const ImportSitesResult = z.strictObject({
  added: z.int(),
  /** Sites that the team already had. */
  known: z.int(),
  refused: z.array(RefusedLine),
});

/** Converts a scan of a site to its representation in the API. */
export const toScan = ({ scan, at, source, total, scores, danger, rules }: SiteFigures): z.infer<typeof SiteScan> => ({
  scan,
  at: toIsoText(at),
  source,
  overall_score: total,
  danger,
  rules,
  scores: Object.fromEntries(PILLARS.map((pillar) => [pillar, scores[pillar] ?? null])) as z.infer<
    typeof SiteScan
  >['scores'],
});

/** Converts a site to its representation in the API; without its figures for a key that may not read them. */
export const toTeamSite = (site: Site, mayRead = true): z.infer<typeof TeamSite> => {
  const { id, url, domain, client, tags, contacts, pinned, createdAt } = site;
  const { last, before, change } = mayRead ? site : { last: null, before: null, change: null };
  return {
    id,
    url,
    domain,
    client,
    tags: [...tags],
    contacts: [...contacts],
    pinned: [...pinned],
    made_at: toIsoText(createdAt),
    last: last && toScan(last),
    before: before && toScan(before),
    change,
  };
};
