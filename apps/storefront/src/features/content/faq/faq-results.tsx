import type { FaqCategoryView } from '@ilaneer/contract/content';
import { type FaqHit, searchWords } from '@ilaneer/domain/content/search-faqs';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { PageLink } from '../../../lib/page-link.tsx';
import { FaqList } from './faq-list.tsx';

type FaqResultsProps = {
  readonly search: string;
  readonly hits: readonly FaqHit<FaqCategoryView['faqs'][number]>[];
};

/** What a search found in all categories, the first answer open; or the way to somebody who can answer. */
export function FaqResults({ search, hits }: FaqResultsProps) {
  const first = hits[0]?.faq.id;
  return (
    <>
      <p role="status" className="mb-2 text-palm-soft">
        {hits.length === 0
          ? `No results found for "${search}".`
          : `${hits.length} ${hits.length === 1 ? 'answer' : 'answers'} for "${search}"`}
      </p>
      {first === undefined ? (
        <StatePanel
          kind="empty"
          heading="h3"
          title="Nobody has asked that yet"
          text="Send us your question. We take what you typed along, and a person answers."
          actions={
            <ButtonLink render={<PageLink to={`/contact-us?message=${encodeURIComponent(search)}`} />}>
              Ask us
            </ButtonLink>
          }
        />
      ) : (
        // Another first answer is another list: that one is open then.
        <FaqList key={first} faqs={hits} words={searchWords(search)} openId={first} />
      )}
    </>
  );
}
