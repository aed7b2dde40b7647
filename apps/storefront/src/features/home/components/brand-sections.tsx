import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { Decoration, LocalName } from '../../../lib/picture/shop-picture.tsx';

type SectionProps<Kind extends SectionKind> = { readonly section: SectionViewOf<Kind> };

const POINT_ICONS: readonly IconName[] = ['leaf', 'drop', 'shield', 'star'];

export function Intro({ section }: SectionProps<'intro'>) {
  const { id, title, text, picture, whyTitle, points, link, linkLabel } = section;
  return (
    <PageSection aria-labelledby={id}>
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <div>
          <h2 id={id} className="text-5xl">
            {title}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lg">{text}</p>
          {link !== '' && (
            <p className="mt-6">
              <ButtonLink size="lg" variant="secondary" render={<PageLink to={link} />}>
                <span>
                  {linkLabel}
                  <span className="sr-only"> about {brand().name}</span>
                </span>
              </ButtonLink>
            </p>
          )}
          <Decoration
            file={picture}
            width={800}
            height={800}
            loading="lazy"
            className="mt-8 aspect-5/4 w-full rounded-xl object-cover lg:max-w-lg"
          />
        </div>
        {points.length > 0 && (
          <div className="rounded-xl bg-tender p-6 sm:p-10 lg:p-12">
            {whyTitle !== '' && (
              <h3 className="text-3xl">
                {whyTitle} {brand().name}
              </h3>
            )}
            <ul className="mt-8 grid gap-6 first:mt-0 sm:grid-cols-2 sm:gap-8">
              {points.map((point, index) => (
                <li key={point.title}>
                  <span className="grid size-12 place-items-center rounded-full bg-kernel text-leaf-dark">
                    <Icon name={POINT_ICONS[index] ?? 'leaf'} />
                  </span>
                  <h4 className="mt-3 text-xl">{point.title}</h4>
                  <p className="mt-1.5">{point.text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PageSection>
  );
}

export function Story({ section }: SectionProps<'story'>) {
  const { id, title, paragraphs, picture, steps } = section;
  return (
    <PageSection tone="kernel" aria-labelledby={id}>
      <div className="grid gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <div>
          <h2 id={id} className="text-4xl">
            {title}
          </h2>
          <LocalName aria-hidden="true" className="mt-6 text-5xl text-leaf" />
          <Decoration
            file={picture}
            width={800}
            height={600}
            loading="lazy"
            className="mt-8 aspect-4/3 w-full rounded-xl bg-leaf-tint object-cover"
          />
        </div>
        <div className="grid gap-5 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol className="mt-14 grid gap-8 empty:hidden sm:grid-cols-3 lg:mt-20 lg:gap-10">
        {steps.map((step) => (
          <li key={step.title}>
            <Decoration
              file={step.image}
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

export function Commitments({ section }: SectionProps<'commitments'>) {
  const { id, title, text, commitments, link, linkLabel } = section;
  return (
    <PageSection tone="water" aria-labelledby={id}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id={id} className="text-4xl">
            {title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lg">{text}</p>
          {link !== '' && (
            <p className="mt-8">
              <ButtonLink size="lg" render={<PageLink to={link} />}>
                {linkLabel}
              </ButtonLink>
            </p>
          )}
        </div>
        <ol className="grid content-start">
          {commitments.map((commitment, index) => (
            <li
              key={commitment.title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-palm/20 border-t py-6 first:border-t-0 first:pt-0"
            >
              <span aria-hidden="true" className="font-display text-4xl text-leaf-dark leading-none">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{commitment.title}</h3>
                <p className="mt-1.5">{commitment.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

export function Call({ section }: SectionProps<'call'>) {
  const { id, title, text, picture, link, linkLabel } = section;
  return (
    <PageSection aria-labelledby={id}>
      <div className="relative isolate overflow-hidden rounded-xl bg-leaf-dark on-dark px-6 py-12 sm:px-12 sm:py-16 lg:px-20 lg:py-24">
        <Decoration
          file={picture}
          width={760}
          height={620}
          loading="lazy"
          className="absolute -z-10 hidden h-auto sm:-right-40 sm:-bottom-56 sm:block sm:w-[32rem] lg:-right-60 lg:-bottom-36 lg:w-[40rem] xl:-right-28"
        />
        <h2 id={id} className="max-w-[10em] text-4xl">
          {title}
        </h2>
        <p className="mt-5 max-w-[42ch] text-lg">{text}</p>
        {link !== '' && (
          <p className="mt-8">
            <ButtonLink variant="light" size="lg" render={<PageLink to={link} />}>
              {linkLabel}
            </ButtonLink>
          </p>
        )}
      </div>
    </PageSection>
  );
}
