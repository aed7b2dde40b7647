import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { isEmptyPage } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Decoration } from '../../lib/picture/shop-picture.tsx';
import { RichText } from './rich-text.tsx';

type SectionProps<Kind extends SectionKind> = { readonly section: SectionViewOf<Kind> };

/** The heading of its page. */
export function Hero({ section: { title, text, picture, pictureAlt } }: SectionProps<'hero'>) {
  if (picture === '') {
    return (
      <PageSection tone="mist" space="compact">
        <h1 className="text-5xl">{title}</h1>
        <p className="mt-4 max-w-text whitespace-pre-line text-lg empty:hidden">{text}</p>
      </PageSection>
    );
  }
  return (
    <section className="bg-water">
      <div className="mx-auto grid max-w-page items-center gap-8 px-gutter py-10 sm:py-14 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-5xl">{title}</h1>
          <p className="mt-5 max-w-[46ch] whitespace-pre-line text-lg empty:hidden">{text}</p>
        </div>
        <Decoration
          file={picture}
          alt={pictureAlt}
          width={1200}
          height={675}
          fetchPriority="high"
          className="aspect-video w-full rounded-xl bg-leaf-tint object-cover"
        />
      </div>
    </section>
  );
}

export function Statements({ section: { statements } }: SectionProps<'statements'>) {
  return (
    <PageSection tone="palm">
      <div className="grid gap-12 md:grid-cols-2 lg:gap-24">
        {statements.map(({ title, text, picture }) => (
          <section key={title} aria-label={title}>
            <Decoration
              file={picture}
              width={800}
              height={600}
              loading="lazy"
              className="mb-8 aspect-video w-full rounded-xl object-cover"
            />
            <h2 className="font-sans font-semibold text-base text-sun tracking-normal">{title}</h2>
            <p className="mt-3 whitespace-pre-line font-display text-2xl">{text}</p>
          </section>
        ))}
      </div>
    </PageSection>
  );
}

const POINT_ICONS: readonly IconName[] = ['drop', 'shield', 'leaf', 'heart'];

export function Points({ section: { id, title, text, points } }: SectionProps<'points'>) {
  return (
    <PageSection aria-labelledby={id}>
      <h2 id={id} className="text-4xl">
        {title}
      </h2>
      <p className="mt-3 max-w-text whitespace-pre-line empty:hidden">{text}</p>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:mt-14">
        {points.map((point, index) => (
          <li key={point.title} className="grid grid-cols-[auto_1fr] gap-x-5">
            <span className="grid size-14 place-items-center rounded-full bg-tender">
              <Icon name={POINT_ICONS[index % POINT_ICONS.length] ?? 'leaf'} className="size-7" />
            </span>
            <div>
              <h3 className="text-2xl">{point.title}</h3>
              <p className="mt-2 whitespace-pre-line">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export function Steps({ section: { steps } }: SectionProps<'steps'>) {
  return (
    <PageSection>
      <ol className="grid">
        {steps.map((step, index) => (
          <li
            key={step.title}
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
                <p className="mt-3 max-w-text whitespace-pre-line">{step.text}</p>
              </div>
              <Decoration
                file={step.image}
                width={480}
                height={360}
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg bg-leaf-tint object-cover"
              />
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export function RenderedText({ section: { html } }: SectionProps<'text'>) {
  return (
    <PageSection>
      <RichText html={html} className="max-w-text" />
    </PageSection>
  );
}

export function Closing({ section }: SectionProps<'closing'>) {
  const { title, linkLabel, link, secondLabel, secondLink } = section;
  return (
    <PageSection tone="tender" space="compact">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <h2 className="text-3xl">{title}</h2>
        <div className="flex flex-wrap gap-3">
          {link !== '' && !isEmptyPage(link) && (
            <ButtonLink size="lg" render={<PageLink to={link} />}>
              {linkLabel}
            </ButtonLink>
          )}
          {secondLink !== '' && !isEmptyPage(secondLink) && (
            <ButtonLink size="lg" variant="secondary" render={<PageLink to={secondLink} />}>
              {secondLabel}
            </ButtonLink>
          )}
        </div>
      </div>
    </PageSection>
  );
}
