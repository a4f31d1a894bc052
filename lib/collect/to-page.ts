import { PAGE_SECTIONS, Page, type PageSection } from '../facts/page.ts';
import { toFault } from '../fault.ts';

type PageParts = Readonly<Record<string, unknown>>;

/** Sections that are present and do not fit their schemas: our reader and our schema disagree. */
const findMisfits = (parts: PageParts): readonly (readonly [PageSection, unknown])[] =>
  Object.entries(PAGE_SECTIONS.shape).flatMap(([name, schema]) => {
    const parsed = name in parts ? schema.safeParse(parts[name]) : null;
    return parsed === null || parsed.success ? [] : [[name as PageSection, parsed.error] as const];
  });

/**
 * Validates a page as its reader returned it; a section that does not fit becomes a fault of that section alone. Throws
 * when the value is not a page at all.
 */
export const toPage = (value: unknown): Page => {
  const parts: PageParts = typeof value === 'object' && value !== null ? { ...value } : {};
  const misfits = findMisfits(parts);
  if (misfits.length === 0) return Page.parse(parts);

  const names = misfits.map(([name]) => name as string);
  const faults = Object.fromEntries(misfits.map(([name, error]) => [name, toFault(error, `the section ${name}`)]));
  const rest = Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)));
  return Page.parse({ ...rest, faults: { ...(parts['faults'] as object | undefined), ...faults } });
};
