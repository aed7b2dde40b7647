import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand } from '../../../lib/content.ts';
import { home } from '../home-copy.ts';

/** Where the brand's name comes from, and the way of a coconut into the bottle. */
export function OurStory() {
  const { title, paragraphs } = home.story;
  return (
    <PageSection tone="kernel" aria-labelledby="our-story">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <div>
          <h2 id="our-story" className="text-4xl">
            {title}
          </h2>
          <p lang="ml" aria-hidden="true" className="mt-6 font-malayalam-name text-5xl text-leaf">
            {brand.malayalamName}
          </p>
        </div>
        <div className="grid gap-5 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol className="mt-14 grid gap-8 sm:grid-cols-3 lg:mt-20 lg:gap-10">
        {home.process.map((step) => (
          <li key={step.title}>
            <img
              src={`/pictures/${step.image}`}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-lg bg-leaf-tint object-cover"
            />
            <h3 className="mt-5 text-xl">{step.title}</h3>
            <p className="mt-1.5 text-palm-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
