import type { SectionView } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { useHydrated, useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { cx } from '@ilaneer/ui/text/cx';
import { type ComponentType, lazy, Suspense } from 'react';
import type { SectionViews } from './section-views.ts';
import { isStaffEditing } from './staff-editing.ts';

const home = async () => (await import('./home-views.tsx')).HOME_VIEWS;
const texts = () => import('../../features/content/text-sections.tsx');
const products = () => import('./product-sections.tsx');
const EditLink = lazy(async () => ({ default: (await import('./edit-link.tsx')).EditLink }));

const VIEWS: SectionViews = {
  banners: lazy(async () => ({ default: (await home()).banners })),
  intro: lazy(async () => ({ default: (await home()).intro })),
  taglines: lazy(async () => ({ default: (await home()).taglines })),
  scene: lazy(async () => ({ default: (await home()).scene })),
  story: lazy(async () => ({ default: (await home()).story })),
  packs: lazy(async () => ({ default: (await home()).packs })),
  commitments: lazy(async () => ({ default: (await home()).commitments })),
  quotes: lazy(async () => ({ default: (await home()).quotes })),
  call: lazy(async () => ({ default: (await home()).call })),
  gallery: lazy(async () => ({ default: (await home()).gallery })),
  hero: lazy(async () => ({ default: (await texts()).Hero })),
  statements: lazy(async () => ({ default: (await texts()).Statements })),
  points: lazy(async () => ({ default: (await texts()).Points })),
  steps: lazy(async () => ({ default: (await texts()).Steps })),
  text: lazy(async () => ({ default: (await texts()).RenderedText })),
  closing: lazy(async () => ({ default: (await texts()).Closing })),
  products: lazy(async () => ({ default: (await products()).Products })),
  cards: lazy(async () => ({ default: (await products()).Cards })),
  contact: lazy(async () => ({ default: (await import('./contact-section.tsx')).Contact })),
  stores: lazy(async () => ({ default: (await import('./stores-section.tsx')).Stores })),
};

/** Estimated heights on phones and wide screens, of sections that are laid out on approach. */
const LATE: Partial<Record<SectionKind, string>> = {
  story: '[--late-height:110rem] sm:[--late-height:75rem] lg:[--late-height:60rem]',
  packs: '[--late-height:102rem] sm:[--late-height:97rem] lg:[--late-height:50rem]',
  commitments: '[--late-height:52rem] lg:[--late-height:38rem]',
  quotes: '[--late-height:34rem] lg:[--late-height:28rem]',
  call: '[--late-height:30rem] lg:[--late-height:35rem]',
  gallery: '[--late-height:50rem] lg:[--late-height:30rem]',
};

/** The first sections are laid out at once. */
const AT_ONCE = 4;

type SectionsProps = {
  readonly slug: string;
  readonly sections: readonly SectionView[];
  /** Loaded with the page. */
  readonly views?: Partial<SectionViews>;
};

/** CONTENT-40. Each is hydrated by itself. */
export function Sections({ slug, sections, views = {} }: SectionsProps) {
  const late = useLateLayout();
  const isEditing = useHydrated() && isStaffEditing();
  return sections.map((section, index) => {
    const View = (views[section.kind] ?? VIEWS[section.kind]) as ComponentType<{
      readonly section: SectionView;
    }>;
    const height = index < AT_ONCE ? undefined : LATE[section.kind];
    return (
      <div
        key={section.id}
        data-section={section.id}
        className={cx(height, height !== undefined && late, isEditing && 'relative')}
      >
        <Suspense>
          <View section={section} />
        </Suspense>
        {isEditing && (
          <Suspense>
            <EditLink slug={slug} section={section} />
          </Suspense>
        )}
      </div>
    );
  });
}
