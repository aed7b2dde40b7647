import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { home } from '../home-copy.ts';

const POINT_ICONS: readonly IconName[] = ['leaf', 'drop', 'shield', 'star'];

/** 'Feel Freshness', and the four reasons to choose the brand. */
export function AboutTeaser() {
  const { title, text, whyTitle, points, link, linkLabel } = home.about;
  return (
    <PageSection aria-labelledby="about-teaser">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <div>
          <h2 id="about-teaser" className="text-5xl">
            {title}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lg">{text}</p>
          <p className="mt-6">
            <ButtonLink size="lg" variant="secondary" render={<PageLink to={link} />}>
              <span>
                {linkLabel}
                <span className="sr-only"> about {brand.name}</span>
              </span>
            </ButtonLink>
          </p>
          <img
            src="/pictures/products/water-coconut-natural.svg"
            alt=""
            width={800}
            height={800}
            loading="lazy"
            className="mt-8 aspect-5/4 w-full rounded-xl object-cover lg:max-w-lg"
          />
        </div>
        <div className="rounded-xl bg-tender p-6 sm:p-10 lg:p-12">
          <h3 className="text-3xl">
            {whyTitle} {brand.name}
          </h3>
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 sm:gap-8">
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
      </div>
    </PageSection>
  );
}
