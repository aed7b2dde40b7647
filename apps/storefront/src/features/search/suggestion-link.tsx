import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../lib/page-link.tsx';
import { Price } from '../../lib/price.tsx';
import { RatingMark } from '../../lib/rating-mark.tsx';
import type { Suggestion } from './suggestions.ts';

type SuggestionLinkProps = {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
};

/** Focus stays in the box. */
export function SuggestionLink({ id, suggestion, active, onPoint, onFollow }: SuggestionLinkProps) {
  return (
    <PageLink
      id={id}
      to={suggestion.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onFollow}
      className={cx(
        'flex min-h-touch items-center gap-3.5 rounded-md px-3 py-2 sm:gap-4',
        active && 'bg-leaf-tint outline-2 outline-leaf outline-solid -outline-offset-2',
      )}
    >
      <Content suggestion={suggestion} />
    </PageLink>
  );
}

function Content({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'recent':
    case 'idea':
      return (
        <>
          <Icon
            name={suggestion.kind === 'recent' ? 'clock' : 'search'}
            className="size-5 shrink-0 text-palm-soft"
          />
          <span className="min-w-0 truncate">{suggestion.words}</span>
        </>
      );
    case 'all':
      return (
        <span className="flex grow items-center justify-between gap-3 font-semibold text-leaf-dark">
          <span>{`See all results (${suggestion.total})`}</span>
          <Icon name="arrow-right" className="size-5" />
        </span>
      );
    case 'help':
      return (
        <>
          <Icon name="info" className="size-5 shrink-0 text-palm-soft" />
          <span className="min-w-0">{suggestion.hit.title}</span>
        </>
      );
    case 'product':
      return <Product hit={suggestion.hit} />;
  }
}

function Product({ hit }: { readonly hit: Extract<Suggestion, { kind: 'product' }>['hit'] }) {
  return (
    <>
      <img
        src={hit.imageUrl}
        alt=""
        width={64}
        height={64}
        className="size-14 shrink-0 rounded-sm bg-leaf-tint object-cover sm:size-16"
      />
      <span className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
        <span className="block min-w-0">
          <span className="line-clamp-2 text-balance font-semibold leading-snug">{hit.name}</span>{' '}
          <span className="block truncate text-palm-soft text-sm">
            {hit.variantHint === '' ? hit.categoryName : hit.variantHint}
          </span>{' '}
          {hit.rating !== undefined && <RatingMark rating={hit.rating} className="text-sm" />}
        </span>{' '}
        <span className="flex shrink-0 flex-wrap items-baseline gap-x-2 tabular-nums sm:flex-col sm:items-end sm:gap-0">
          <Price
            of={{ ...hit, price: hit.priceFrom }}
            isLowest={hit.priceFrom !== hit.priceTo}
            size="sm"
            className="flex-wrap items-baseline gap-x-2 max-sm:flex sm:justify-items-end"
          />{' '}
          {hit.availability !== 'In stock' && (
            <span
              className={cx(
                'text-sm',
                hit.availability === 'Out of stock' ? 'text-hibiscus-dark' : 'text-husk-dark',
              )}
            >
              {hit.availability}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
