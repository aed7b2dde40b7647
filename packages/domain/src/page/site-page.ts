import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { keysOf } from '../keys-of.ts';
import { LANDING } from '../storefront/plain-address.ts';
import { typedText } from '../text/typed-text.ts';
import { SECTION_KINDS, type Section, type SectionKind } from './section-kinds.ts';
import { sectionProblems, trimSection } from './section-problems.ts';

type FixedPage = {
  readonly label: string;
  readonly path: string;
  /** Of a shop that has not written the page. */
  readonly sections: readonly Section[];
  /** Present once, here alone. */
  readonly own: SectionKind | null;
  /** False: the page has a heading of its own. */
  readonly hasHero: boolean;
};

/** The pages of every shop whose sections staff arrange (CONTENT-40). */
export const FIXED_PAGES = {
  home: {
    label: 'Home',
    path: '/',
    sections: [
      { id: 'banners', kind: 'banners' },
      { id: 'products', kind: 'products', title: 'Our products', category: '' },
    ],
    own: null,
    hasHero: false,
  },
  products: { label: 'Products', path: '/products', sections: [], own: null, hasHero: false },
  'about-us': { label: 'About Us', path: '/about-us', sections: [], own: null, hasHero: true },
  process: { label: 'Our Process', path: '/process', sections: [], own: null, hasHero: true },
  'contact-us': {
    label: 'Contact',
    path: '/contact-us',
    sections: [{ id: 'contact', kind: 'contact', text: '', map: '' }],
    own: 'contact',
    hasHero: false,
  },
  store: {
    label: 'Stores',
    path: '/store',
    sections: [{ id: 'stores', kind: 'stores', text: '', elsewhere: '', picture: '' }],
    own: 'stores',
    hasHero: false,
  },
} as const satisfies Readonly<Record<string, FixedPage>>;

export type FixedSlug = keyof typeof FIXED_PAGES;

export const FIXED_SLUGS: readonly FixedSlug[] = keysOf(FIXED_PAGES);

export function fixedPage(slug: string): FixedPage | null {
  return FIXED_SLUGS.some((one) => one === slug) ? FIXED_PAGES[slug as FixedSlug] : null;
}

/** Nothing written, at most what every shop has there (STOREFRONT-25). */
export function hasOnlyOwn(slug: FixedSlug, sections: readonly { readonly kind: SectionKind }[]): boolean {
  const { own } = FIXED_PAGES[slug];
  return sections.every(({ kind }) => kind === own);
}

export function sitePath(slug: string): string {
  return fixedPage(slug)?.path ?? `${LANDING}${slug}`;
}

/** `description`: for search engines and previews; empty: the first text of the page. */
export type WrittenSitePage = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
};

export const SITE_PAGE_LIMITS = { slug: 60, title: 100, description: 300, sections: 30 } as const;

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The address of a new landing page. */
export function slugProblems(slug: string): FieldProblem[] {
  const { slug: most } = SITE_PAGE_LIMITS;
  return [
    ...tooLong('slug', 'Address', slug, most),
    ...wrong(
      'slug',
      slugShape.test(slug),
      'An address has small letters, digits and single dashes, such as monsoon-offer',
    ),
    ...wrong('slug', fixedPage(slug) === null, 'Another page has this address'),
  ];
}

export function kindsOf(slug: string): SectionKind[] {
  const page = fixedPage(slug);
  return keysOf(SECTION_KINDS).filter((kind) => {
    if (OWN_KINDS.has(kind)) return page?.own === kind;
    return kind !== 'hero' || page === null || page.hasHero;
  });
}

const OWN_KINDS: ReadonlySet<SectionKind> = new Set(['contact', 'stores']);
const ONCE: readonly SectionKind[] = ['banners', 'hero', 'contact', 'stores'];

/** CONTENT-41. */
export function sitePageProblems(
  slug: string,
  { title, description, sections }: WrittenSitePage,
): FieldProblem[] {
  const allowed = kindsOf(slug);
  const own = fixedPage(slug)?.own ?? null;
  const hero = sections.findIndex(({ kind }) => kind === 'hero');
  const ids = new Set(sections.map(({ id }) => id));
  return [
    ...needed('title', 'Title', title, SITE_PAGE_LIMITS.title),
    ...tooLong('description', 'Description', description, SITE_PAGE_LIMITS.description),
    ...wrong('sections', sections.length <= SITE_PAGE_LIMITS.sections, MANY_SECTIONS),
    ...wrong('sections', ids.size === sections.length, 'Two sections have the same id'),
    ...wrong(
      'sections',
      own === null || sections.some(({ kind }) => kind === own),
      own === null ? '' : `This page needs its section ‘${SECTION_KINDS[own].label}’`,
    ),
    ...ONCE.flatMap((one) =>
      wrong(
        'sections',
        sections.filter(({ kind }) => kind === one).length <= 1,
        `There may be one section ‘${SECTION_KINDS[one].label}’`,
      ),
    ),
    ...wrong('sections', hero <= 0, `‘${SECTION_KINDS.hero.label}’ is the first section`),
    ...sections.flatMap((section, index) => [
      ...wrong(
        `sections.${index}`,
        allowed.includes(section.kind),
        `‘${SECTION_KINDS[section.kind].label}’ is no section of this page`,
      ),
      ...sectionProblems(section).map(({ field, message }) => ({
        field: `sections.${index}.${field}`,
        message,
      })),
    ]),
  ];
}

const MANY_SECTIONS = `There may be at most ${SITE_PAGE_LIMITS.sections} sections`;

export function trimSitePage({ title, description, sections }: WrittenSitePage): WrittenSitePage {
  return {
    title: typedText(title),
    description: typedText(description),
    sections: sections.map(trimSection),
  };
}

/** The first text of a page, for search engines. */
export function firstText(
  sections: readonly { readonly kind: SectionKind; readonly text?: string }[],
): string {
  for (const { text = '' } of sections) {
    if (text !== '') return text;
  }
  return '';
}
