import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { Banners } from '../../features/home/components/banners.tsx';
import { Call, Commitments, Intro, Story } from '../../features/home/components/brand-sections.tsx';
import { Gallery } from '../../features/home/components/gallery.tsx';
import { Scene } from '../../features/home/components/one-drop.tsx';
import { PackCards } from '../../features/home/components/pack-cards.tsx';
import { QuoteSlider } from '../../features/home/components/quote-slider.tsx';
import { TaglineRibbon } from '../../features/home/components/tagline-ribbon.tsx';
import { useSectionProducts } from './section-products.ts';
import type { SectionViews } from './section-views.ts';

/** The home page brings them along; other pages load them. */
export const HOME_VIEWS = {
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
} as const satisfies Partial<SectionViews>;

function Packs({ section }: { readonly section: SectionViewOf<'packs'> }) {
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
