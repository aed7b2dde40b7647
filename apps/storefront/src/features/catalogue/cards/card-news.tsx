import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';

/** What became of the last press on a card, for who does not see it. */
export function CardNews({ news }: { readonly news: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  );
}
