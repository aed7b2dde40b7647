import {
  type FaqHit,
  faqWords,
  markWords,
  type SearchedFaq,
  searchFaqs,
} from '@ilaneer/domain/content/search-faqs';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Accordion } from '@ilaneer/ui/navigation/accordion';
import { Tabs } from '@ilaneer/ui/navigation/tabs';
import { memo } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { FaqSkeleton } from './faq-skeleton.tsx';
import { FAQS_FAILED, type ShownCategory, useFaqs } from './get-faqs.ts';

type FaqBrowserProps = {
  readonly search?: string;
};

export function FaqBrowser({ search = '' }: FaqBrowserProps) {
  const faqs = useFaqs();
  if (faqs.data !== undefined) return <KnownFaqs categories={faqs.data} search={search.trim()} />;
  if (faqs.isError) {
    return (
      <StatePanel
        kind="error"
        heading="h3"
        title={`Error loading FAQ data: ${FAQS_FAILED}`}
        actions={
          <Button busy={faqs.isFetching} onClick={() => void faqs.refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  return <FaqSkeleton />;
}

type KnownFaqsProps = { readonly categories: readonly ShownCategory[]; readonly search: string };

// Avoids redrawing for equal refetches.
const KnownFaqs = memo(({ categories, search }: KnownFaqsProps) => {
  if (categories.length === 0) {
    return <StatePanel kind="empty" heading="h3" title="No FAQ categories available at the moment." />;
  }
  if (search !== '') return <FaqResults search={search} hits={searchFaqs(categories, search)} />;
  return (
    <Tabs
      label="FAQ categories"
      items={categories.map(({ id, name, faqs }) => ({
        value: id,
        label: name,
        content: <FaqList faqs={faqs.map((faq) => ({ faq }))} />,
      }))}
    />
  );
});

type FaqResultsProps = {
  readonly search: string;
  readonly hits: readonly FaqHit<SearchedFaq>[];
};

/** First answer open, or contact. */
function FaqResults({ search, hits }: FaqResultsProps) {
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
        // A new first answer resets the list.
        <FaqList key={first} faqs={hits} words={faqWords(search)} openId={first} />
      )}
    </>
  );
}

type FaqListProps = {
  readonly faqs: readonly { readonly faq: SearchedFaq; readonly category?: string }[];
  readonly words?: readonly string[];
  readonly openId?: string | undefined;
};

function FaqList({ faqs, words = [], openId }: FaqListProps) {
  return (
    <Accordion
      independent
      defaultValue={openId === undefined ? [] : [openId]}
      items={faqs.map(({ faq, category }) => ({
        value: faq.id,
        title: (
          <span>
            {category !== undefined && (
              <span className="block font-normal text-palm-soft text-sm">{category}</span>
            )}
            <Marked text={faq.question} words={words} />
          </span>
        ),
        content: (
          <p className="max-w-[68ch] whitespace-pre-line">
            <Marked text={faq.answer} words={words} />
          </p>
        ),
      }))}
    />
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markWords(text, words).map((stretch, index) =>
    stretch.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text have no other identity
      <mark key={index} className="rounded-xs bg-sun/60 px-0.5 text-palm">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
