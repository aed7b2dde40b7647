import type { previewMarkdown } from '@ilaneer/contract/staff/content/articles';
import { Prose } from '@ilaneer/ui/text/prose';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';
import { refusalText } from '../words/refusal-text.ts';
import { useSettled } from './use-settled.ts';

type MarkdownPreviewProps = {
  text: string;
  /** Highlighted parts. */
  mark?: RegExp;
};

/** As the server renders it for the shop. */
export function MarkdownPreview({ text, mark }: MarkdownPreviewProps) {
  const settled = useSettled(text);
  const { data, error } = useQuery({
    queryKey: ['markdown', settled],
    queryFn: async ({ signal }) =>
      (
        await request<typeof previewMarkdown>('POST', '/staff/markdown-previews', {
          body: { text: settled },
          signal,
        })
      ).html,
    placeholderData: keepPreviousData,
    enabled: settled.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  if (settled.trim() === '') return <p className="text-palm-soft text-sm">No text yet.</p>;
  if (error !== null) return <p className="text-sm">{refusalText(error)}</p>;
  if (data === undefined) return <p className="text-palm-soft text-sm">Loading …</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
    <section aria-label="Text as in the shop" tabIndex={0} className="max-h-[75vh] overflow-y-auto">
      <Prose
        html={mark === undefined ? data : data.replace(mark, '<mark>$&</mark>')}
        className="text-sm [&_h2]:text-lg [&_h3]:text-base"
      />
    </section>
  );
}
