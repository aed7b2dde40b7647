import type { FaqCategoryView } from '@ilaneer/contract/content';
import { searchFaqs } from '@ilaneer/domain/content/search-faqs';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Tabs } from '@ilaneer/ui/navigation/tabs';
import { FaqList } from './faq-list.tsx';
import { FaqResults } from './faq-results.tsx';
import { FaqSkeleton } from './faq-skeleton.tsx';
import { FAQS_FAILED, useFaqs } from './get-faqs.ts';

type FaqBrowserProps = {
  /** What is searched for in all categories; nothing shows them one by one. */
  readonly search?: string;
};

/** The questions in all their states (part 2 section 2, 'FAQ'). */
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

type KnownFaqsProps = { readonly categories: readonly FaqCategoryView[]; readonly search: string };

function KnownFaqs({ categories, search }: KnownFaqsProps) {
  if (categories.length === 0) {
    return <StatePanel kind="empty" heading="h3" title="No FAQ categories available at the moment." />;
  }
  if (search !== '') return <FaqResults search={search} hits={searchFaqs(categories, search)} />;
  return (
    <Tabs
      label="FAQ categories"
      items={categories.map(({ id, title, faqs }) => ({
        value: id,
        label: title,
        content: <FaqList faqs={faqs.map((faq) => ({ faq }))} />,
      }))}
    />
  );
}
