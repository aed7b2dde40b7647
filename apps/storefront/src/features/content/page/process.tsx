import type { PageView } from '@ilaneer/contract/content';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { PageLink } from '../../../lib/page-link.tsx';
import { RichText } from '../rich-text.tsx';

const PICTURES = [
  'art/farm-step-1.svg',
  'art/gallery-6.svg',
  'art/farm-step-2.svg',
  'art/farm-step-3.svg',
  'art/blog-14.svg',
  'art/featured-water-pack.svg',
];

/** How the goods are made, step by step (STOREFRONT-2). */
export function Process({ page }: { readonly page: PageView }) {
  return (
    <>
      <PageSection tone="mist" space="compact">
        <h1 className="text-5xl">{page.title}</h1>
        <RichText html={page.intro} className="mt-4 max-w-text" />
      </PageSection>
      <PageSection>
        <ol className="grid">
          {page.sections.map((step, index) => (
            <li
              key={step.id}
              className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-5 pb-12 last:pb-0 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-8 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-12 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-6 [&:not(:last-child)]:before:w-0.5 [&:not(:last-child)]:before:bg-tender sm:[&:not(:last-child)]:before:left-8"
            >
              <span
                aria-hidden="true"
                className="relative grid size-12 place-items-center rounded-full bg-tender font-display font-semibold text-xl sm:size-16 sm:text-2xl"
              >
                {index + 1}
              </span>
              <div className="grid gap-6 pt-1.5 sm:pt-3 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
                <div>
                  <h2 className="text-2xl">{step.title}</h2>
                  <RichText html={step.html} className="mt-3 max-w-text" />
                </div>
                <StepPicture file={PICTURES[index]} />
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection tone="water" space="compact">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <h2 className="text-3xl">Now the easy part</h2>
          <ButtonLink size="lg" render={<PageLink to="/products" />}>
            See our products
          </ButtonLink>
        </div>
      </PageSection>
    </>
  );
}

function StepPicture({ file }: { readonly file: string | undefined }) {
  if (file === undefined) return null;
  return (
    <img
      src={`/pictures/${file}`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      className="aspect-4/3 w-full rounded-lg bg-leaf-tint object-cover"
    />
  );
}
