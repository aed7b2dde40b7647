import type { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import { mergeSections, type SectionClash } from '@ilaneer/domain/page/merge-sections';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { compareVersions, type Merging, mergeVersions } from '../../../parts/act/merge-versions.ts';
import { nameOf, sectionText } from './page-difference.ts';
import { bodyOf, formOf, type PageForm } from './page-form.ts';

/** The order of the sections; a section is `sections.` with its id. */
const ORDER = 'sections';
const SECTION = 'sections.';

/** By section; title and description by field (CONTENT-44). */
export const PAGE_MERGING: Merging<PageForm> = {
  compare: (...versions) => {
    const { base, mine, theirs } = bodiesOf(...versions);
    const words = compareVersions(wordsOf(base), wordsOf(mine), wordsOf(theirs));
    const merge = mergeSections(base.sections, mine.sections, theirs.sections);
    const names = [
      ...merge.clashes.map((clash) => [clash.id, nameOfClash(base.sections, clash)] as const),
      ...merge.taken.map((id) => [id, nameOfTaken(id, base.sections, theirs.sections)] as const),
    ];
    const order = { field: ORDER, mine: orderText(mine), theirs: orderText(theirs) };
    return {
      clashes: [
        ...words.clashes,
        ...merge.clashes.map(({ id, mine: own, theirs: other }) => ({
          field: SECTION + id,
          mine: sideText(own, other),
          theirs: sideText(other, own),
        })),
        ...(merge.isOrderClash ? [order] : []),
      ],
      taken: [
        ...words.taken,
        ...merge.taken.map((id) => SECTION + id),
        ...(merge.isOrderTaken ? [ORDER] : []),
      ],
      names: {
        [ORDER]: 'Order of the sections',
        ...Object.fromEntries(names.map(([id, name]) => [SECTION + id, name])),
      },
    };
  },
  merge: (before, own, other, fromThem) => {
    const { base, mine, theirs } = bodiesOf(before, own, other);
    const ids = fromThem.filter((one) => one.startsWith(SECTION)).map((one) => one.slice(SECTION.length));
    const words = fromThem.filter((field) => field in wordsOf(mine));
    const order = fromThem.includes(ORDER);
    const { sections } = mergeSections(base.sections, mine.sections, theirs.sections, { ids, order });
    return formOf({
      ...mergeVersions(wordsOf(mine), wordsOf(theirs), words),
      sections: [...sections],
    });
  },
};

/** As they are sent: blanks around a text are no change. */
function bodiesOf(base: PageForm, mine: PageForm, theirs: PageForm) {
  return { base: bodyOf(base), mine: bodyOf(mine), theirs: bodyOf(theirs) };
}

function wordsOf({ title, description }: SitePageForm) {
  return { title, description };
}

type Sections = readonly Section[];

function nameOfClash(base: Sections, { id, mine, theirs }: SectionClash): string {
  const section = base.find((one) => one.id === id) ?? mine ?? theirs;
  return section === null ? '' : nameOf(section);
}

function nameOfTaken(id: string, base: Sections, theirs: Sections): string {
  const [before, after] = [base, theirs].map((of) => of.find((one) => one.id === id));
  if (after === undefined) return before === undefined ? '' : `${nameOf(before)} (removed)`;
  return before === undefined ? `${nameOf(after)} (added)` : nameOf(after);
}

function sideText(section: Section | null, other: Section | null): string {
  return section === null ? 'Removed' : sectionText(section, other);
}

function orderText({ sections }: SitePageForm): string {
  return sections.map((section, index) => `${index + 1}. ${nameOf(section)}`).join('\n');
}
