import type { BlogPostView } from '@ilaneer/contract/content';
import { relatedPosts } from '@ilaneer/domain/content/blog-post';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useRef, useState } from 'react';
import { BlogCard } from './blog-card.tsx';
import { useBlogCards } from './blog-posts.ts';

const RELATED = 6;

// CONTENT-16, STOREFRONT-18.
const cardWidthClass = 'w-full shrink-0 snap-start px-3 md:w-1/3 md:px-4';

export function RelatedTopics({ article }: { readonly article: BlogPostView }) {
  const cards = useBlogCards().data ?? [];
  const related = relatedPosts(cards, article, RELATED);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ atStart: true, atEnd: false });
  if (related.length === 0) return null;

  function look(list: HTMLUListElement | null) {
    if (list === null) return;
    // Tolerates rounding on zoomed screens.
    const atStart = list.scrollLeft < 1;
    const atEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 1;
    setPlace((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
  }

  function turn(direction: -1 | 1) {
    const list = track.current;
    if (list === null) return;
    const page = Math.round(list.scrollLeft / list.clientWidth) + direction;
    list.scrollTo({ left: page * list.clientWidth });
  }

  return (
    <section aria-labelledby="related">
      <div className="flex items-center justify-between gap-4">
        <h2 id="related" className="text-3xl">
          Related Topic
        </h2>
        <div className="flex gap-2">
          <TurnButton direction={-1} stopped={place.atStart} onTurn={turn} />
          <TurnButton direction={1} stopped={place.atEnd} onTurn={turn} />
        </div>
      </div>
      <ul
        ref={(list) => {
          track.current = list;
          look(list);
        }}
        onScroll={(event) => look(event.currentTarget)}
        className="-mx-3 mt-6 flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth pt-1 pb-4 sm:mt-8 md:-mx-4"
      >
        {related.map((card) => (
          <li key={card.id} className={cardWidthClass}>
            <BlogCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TurnButtonProps = {
  readonly direction: -1 | 1;
  readonly stopped: boolean;
  readonly onTurn: (direction: -1 | 1) => void;
};

function TurnButton({ direction, stopped, onTurn }: TurnButtonProps) {
  return (
    <IconButton
      icon={direction === 1 ? 'arrow-right' : 'arrow-left'}
      label={direction === 1 ? 'Next articles' : 'Previous articles'}
      variant="outline"
      // aria-disabled, to keep the focus.
      aria-disabled={stopped}
      className={stopped ? 'opacity-35' : ''}
      onClick={() => {
        if (!stopped) onTurn(direction);
      }}
    />
  );
}
