import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { PageLink } from '../../../lib/page-link.tsx';
import { home } from '../home-copy.ts';

/** What the brand holds itself to. */
export function Sustainability() {
  const { title, text, commitments, link, linkLabel } = home.sustainability;
  return (
    <PageSection tone="water" aria-labelledby="sustainability">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="sustainability" className="text-4xl">
            {title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lg">{text}</p>
          <p className="mt-8">
            <ButtonLink size="lg" render={<PageLink to={link} />}>
              {linkLabel}
            </ButtonLink>
          </p>
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
