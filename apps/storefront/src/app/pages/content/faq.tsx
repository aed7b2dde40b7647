import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FaqBrowser } from '../../../features/content/faq/faq-browser.tsx';
import { FaqHero, HelpTiles } from '../../../features/content/faq/faq-help.tsx';
import { brand } from '../../../lib/content.ts';

/** CONTENT-10. `?search=` starts a search. */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('search') ?? '';
  // A new link, a new search.
  return <SearchedFaqs key={asked} asked={asked} />;
}

function SearchedFaqs({ asked }: { readonly asked: string }) {
  const [search, setSearch] = useState(asked);
  const searching = search.trim() !== '';
  return (
    <>
      <title>{`FAQ – ${brand().name}`}</title>
      <Suspense>
        <FaqHero search={search} onSearch={setSearch} />
      </Suspense>
      {/* Overlaps the hero; below search results. */}
      {!searching && <HelpTiles className="-mt-14 sm:-mt-18" />}
      <section aria-labelledby="questions" className="mx-auto max-w-4xl px-gutter pt-12 pb-section sm:pt-16">
        <h2 id="questions" className="mb-4 text-3xl">
          {searching ? 'What we found' : 'Frequently asked questions'}
        </h2>
        <Suspense>
          <FaqBrowser search={search} />
        </Suspense>
      </section>
      {searching && <HelpTiles className="pb-section" />}
    </>
  );
}
