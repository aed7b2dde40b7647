import type { SectionView, SectionViewOf } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { useHydrated, useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { cx } from '@ilaneer/ui/text/cx';
import { type ComponentType, lazy, Suspense } from 'react';
import { Banners } from '../../features/home/components/banners.tsx';
import { Call, Commitments, Intro, Story } from '../../features/home/components/brand-sections.tsx';
import { Gallery } from '../../features/home/components/gallery.tsx';
import { Scene } from '../../features/home/components/one-drop.tsx';
import { PackCards } from '../../features/home/components/pack-cards.tsx';
import { QuoteSlider } from '../../features/home/components/quote-slider.tsx';
import { TaglineRibbon } from '../../features/home/components/tagline-ribbon.tsx';
import { useSectionProducts } from './section-products.ts';
import { isStaffEditing } from './staff-editing.ts';

type SectionProps<Kind extends SectionKind> = { readonly section: SectionViewOf<Kind> };
type Views = { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };

const texts = () => import('../../features/content/text-sections.tsx');
const products = () => import('./product-sections.tsx');
const EditLink = lazy(async () => ({ default: (await import('./edit-link.tsx')).EditLink }));

/** Those of the sample's home page come with it. */
const VIEWS: Views = {
  banners: Banners,
  intro: Intro,
  taglines: TaglineRibbon,
  scene: Scene,
  story: Story,
  packs: Packs,
  commitments: Commitments,
  quotes: QuoteSlider,
  call: Call,
  gallery: Gallery,
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
const FIRST = 3;

type SectionsProps = { readonly slug: string; readonly sections: readonly SectionView[] };

/** CONTENT-40. Each is hydrated by itself. */
export function Sections({ slug, sections }: SectionsProps) {
  const late = useLateLayout();
  const isEditing = useHydrated() && isStaffEditing();
  return sections.map((section, index) => (
    <div
      key={section.id}
      data-section={section.id}
      className={cx(
        index > FIRST && LATE[section.kind] && [late, LATE[section.kind]].join(' '),
        isEditing && 'relative',
      )}
    >
      <Suspense>
        <SectionOf section={section} />
      </Suspense>
      {isEditing && (
        <Suspense>
          <EditLink slug={slug} section={section} />
        </Suspense>
      )}
    </div>
  ));
}

function SectionOf<Kind extends SectionKind>({ section }: SectionProps<Kind>) {
  const View = VIEWS[section.kind] as ComponentType<{ readonly section: SectionView }>;
  return <View section={section} />;
}

function Packs({ section }: SectionProps<'packs'>) {
  const products = useSectionProducts(section);
  return (
    <PackCards
      section={section}
      products={products.data}
      failed={products.isError}
      onRetry={() => void products.refetch()}
    />
  );
}
