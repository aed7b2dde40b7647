import type { FaqCategoryView } from '@ilaneer/contract/content';
import { markWords } from '@ilaneer/domain/content/search-faqs';
import { Accordion } from '@ilaneer/ui/navigation/accordion';

type Faq = FaqCategoryView['faqs'][number];

type FaqListProps = {
  /** The questions, each with its category where they come from several. */
  readonly faqs: readonly { readonly faq: Faq; readonly category?: string }[];
  /** Words to mark. */
  readonly words?: readonly string[];
  /** The question whose answer is open at the start. */
  readonly openId?: string | undefined;
};

/** Questions that open and close, each by itself. */
export function FaqList({ faqs, words = [], openId }: FaqListProps) {
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
