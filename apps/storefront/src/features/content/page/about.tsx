import type { PageView } from '@ilaneer/contract/content';
import type { LookPicture } from '@ilaneer/domain/setting/look';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand, isEmptyPage } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { LocalName, ShopPicture } from '../../../lib/picture/shop-picture.tsx';
import { RichText } from '../rich-text.tsx';

type Section = PageView['sections'][number];

// Purity, Hygienic Processes, Sustainable Choices, Quality Service.
const PROMISE_ICONS: readonly IconName[] = ['drop', 'shield', 'leaf', 'heart'];

const STATEMENT_PICTURES = ['vision', 'mission'] as const;

/** Story first; chapters with parts are promises, others statements. */
export function About({ page }: { readonly page: PageView }) {
  const { aboutPicture, aboutPictureAlt } = brand().texts;
  const [story, ...chapters] = page.sections;
  const statements = chapters.filter(({ parts }) => parts.length === 0);
  const promises = chapters.filter(({ parts }) => parts.length > 0);
  return (
    <>
      <section className="bg-water">
        <div className="mx-auto grid max-w-page items-center gap-8 px-gutter py-10 sm:py-14 lg:grid-cols-2 lg:gap-16 lg:py-20">
          <div>
            <h1 className="text-5xl">{page.title}</h1>
            <RichText html={page.intro} className="mt-5 max-w-[46ch]" />
          </div>
          {aboutPicture !== '' && (
            <img
              src={`/pictures/${aboutPicture}`}
              alt={aboutPictureAlt}
              width={1200}
              height={675}
              fetchPriority="high"
              className="aspect-video w-full rounded-xl bg-leaf-tint object-cover"
            />
          )}
        </div>
      </section>
      {story !== undefined && <Story story={story} />}
      {statements.length > 0 && (
        <PageSection tone="palm">
          <div className="grid gap-12 md:grid-cols-2 lg:gap-24">
            {statements.map((statement, index) => (
              <section key={statement.id} aria-labelledby={statement.id}>
                <StatementPicture name={STATEMENT_PICTURES[index]} />
                <h2 id={statement.id} className="font-sans font-semibold text-base text-sun tracking-normal">
                  {statement.title}
                </h2>
                <RichText html={statement.html} className="mt-3 font-display text-2xl" />
              </section>
            ))}
          </div>
        </PageSection>
      )}
      {promises.map((promise) => (
        <Promises key={promise.id} promise={promise} />
      ))}
      <PageSection tone="tender" space="compact">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <h2 className="text-3xl">Taste what we mean</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink size="lg" render={<PageLink to="/products" />}>
              See our products
            </ButtonLink>
            {!isEmptyPage('/process') && (
              <ButtonLink size="lg" variant="secondary" render={<PageLink to="/process" />}>
                Our Process
              </ButtonLink>
            )}
          </div>
        </div>
      </PageSection>
    </>
  );
}

function StatementPicture({ name }: { readonly name: LookPicture | undefined }) {
  if (name === undefined) return null;
  return (
    <ShopPicture
      name={name}
      width={800}
      height={600}
      loading="lazy"
      className="mb-8 aspect-video w-full rounded-xl object-cover"
    />
  );
}

function Story({ story }: { readonly story: Section }) {
  return (
    <PageSection tone="kernel" aria-labelledby={story.id}>
      <div className="grid gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <div>
          <h2 id={story.id} className="text-4xl">
            {story.title}
          </h2>
          <LocalName aria-hidden="true" className="mt-6 text-5xl text-leaf" />
          <ShopPicture
            name="story"
            width={800}
            height={600}
            loading="lazy"
            className="mt-8 aspect-4/3 w-full rounded-xl bg-leaf-tint object-cover"
          />
        </div>
        <RichText html={story.html} className="text-lg lg:text-xl lg:leading-relaxed" />
      </div>
    </PageSection>
  );
}

function Promises({ promise }: { readonly promise: Section }) {
  return (
    <PageSection aria-labelledby={promise.id}>
      <h2 id={promise.id} className="text-4xl">
        {promise.title}
      </h2>
      <RichText html={promise.html} className="mt-3" />
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:mt-14">
        {promise.parts.map((part, index) => (
          <li key={part.id} className="grid grid-cols-[auto_1fr] gap-x-5">
            <span className="grid size-14 place-items-center rounded-full bg-tender">
              <Icon name={PROMISE_ICONS[index] ?? 'leaf'} className="size-7" />
            </span>
            <div>
              <h3 className="text-2xl">{part.title}</h3>
              <RichText html={part.html} className="mt-2" />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
