import { PAGE_SECTIONS, Page, type PageSection } from '../facts/page.ts';
import { faultOf } from '../fault.ts';

type Told = Readonly<Record<string, unknown>>;

/** Sections that were told and do not fit their schemas: our reader and our schema disagree. */
const misfitsIn = (told: Told): readonly (readonly [PageSection, unknown])[] =>
  Object.entries(PAGE_SECTIONS.shape).flatMap(([name, schema]) => {
    const parsed = name in told ? schema.safeParse(told[name]) : null;
    return parsed === null || parsed.success ? [] : [[name as PageSection, parsed.error] as const];
  });

/** A page as its reader told it; a section that does not fit costs what reads it only. Throws for what is no page. */
export const toPage = (value: unknown): Page => {
  const told: Told = typeof value === 'object' && value !== null ? { ...value } : {};
  const misfits = misfitsIn(told);
  if (misfits.length === 0) return Page.parse(told);

  const names = misfits.map(([name]) => name as string);
  const faults = Object.fromEntries(misfits.map(([name, error]) => [name, faultOf(error, `the section ${name}`)]));
  const rest = Object.fromEntries(Object.entries(told).filter(([name]) => !names.includes(name)));
  return Page.parse({ ...rest, faults: { ...(told['faults'] as object | undefined), ...faults } });
};
