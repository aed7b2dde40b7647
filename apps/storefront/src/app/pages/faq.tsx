import { useState } from 'react';
import { FaqBrowser } from '../../features/faq/components/faq-browser.tsx';
import { FaqHero } from '../../features/faq/components/faq-hero.tsx';
import { HelpTiles } from '../../features/faq/components/help-tiles.tsx';
import { brand } from '../../lib/content.ts';

/** Frequent questions (part 2 section 2, 'FAQ'). */
export function Component() {
  const [search, setSearch] = useState('');
  const searching = search.trim() !== '';
  const tiles = (
    <div
      className={searching ? 'mx-auto max-w-page px-gutter' : '-mt-14 mx-auto max-w-page px-gutter sm:-mt-18'}
    >
      <HelpTiles />
    </div>
  );
  return (
    <>
      <title>{`FAQ – ${brand.name}`}</title>
      <FaqHero search={search} onSearch={setSearch} />
      {!searching && tiles}
      <section aria-labelledby="questions" className="mx-auto max-w-4xl px-gutter pt-12 pb-section sm:pt-16">
        <h2 id="questions" className="mb-4 text-3xl">
          {searching ? 'What we found' : 'Frequently asked questions'}
        </h2>
        <FaqBrowser search={search} />
      </section>
      {searching && <div className="pb-section">{tiles}</div>}
    </>
  );
}
