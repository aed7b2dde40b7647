import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { StoreView } from '@ilaneer/contract/store';
import { type StoreSearch, searchStores } from '@ilaneer/domain/store/search-stores';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { Decoration } from '../../lib/picture/shop-picture.tsx';
import { StoreCard, storeGridClass } from './store-card.tsx';
import { useNow } from './use-now.ts';

type StoreFinderProps = {
  readonly section: SectionViewOf<'stores'>;
  readonly stores: readonly StoreView[];
  readonly initialSearch: string;
};

export function StoreFinder({ section, stores, initialSearch }: StoreFinderProps) {
  const [typed, setTyped] = useState(initialSearch);
  const now = useNow();
  const search = searchStores(stores, typed);
  if (stores.length === 0) return <FarAway section={section} />;
  return (
    <div className="grid gap-6">
      <search className="grid gap-2 sm:max-w-lg">
        <TextField
          type="search"
          icon="search"
          label="Search for store by code"
          hideLabel
          placeholder="Search for store by code"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="min-h-6 text-palm-soft text-sm">
          {foundText(search, stores)}
        </p>
      </search>
      {search.match === 'none' ? (
        <StatePanel
          kind="empty"
          title="No store found"
          text={`Try a code such as ${stores[0]?.code}, a town, or your PIN code: we show the stores nearest to it.`}
          actions={
            <Button variant="secondary" onClick={() => setTyped('')}>
              Show all stores
            </Button>
          }
        />
      ) : (
        <ul className={storeGridClass}>
          {search.stores.map((store, index) => (
            <li key={store.code}>
              <StoreCard
                store={store}
                now={now}
                distanceKm={search.match === 'nearest' ? (search.distancesKm[index] ?? null) : null}
              />
            </li>
          ))}
          {search.match === 'all' && (
            <li>
              <FarAway section={section} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function FarAway({ section }: Pick<StoreFinderProps, 'section'>) {
  return (
    <div className="on-dark flex h-full flex-col overflow-clip rounded-xl bg-palm">
      <Decoration
        file={section.picture}
        width={800}
        height={600}
        loading="lazy"
        className="aspect-4/3 w-full grow bg-leaf-tint object-cover object-[80%_50%]"
      />
      <div className="grid justify-items-start gap-4 p-6 sm:p-8">
        <h2 className="text-2xl">No store near you?</h2>
        <p className="empty:hidden">{section.elsewhere}</p>
        <ButtonLink variant="light" render={<PageLink to="/products" />}>
          See all products
        </ButtonLink>
      </div>
    </div>
  );
}

const MOST_CODES = 5;

function foundText(search: StoreSearch<StoreView>, stores: readonly StoreView[]): string {
  const count = search.stores.length;
  switch (search.match) {
    case 'all':
      return `A code (${stores
        .slice(0, MOST_CODES)
        .map(({ code }) => code)
        .join(', ')}), a town or a PIN code`;
    case 'nearest':
      return 'No store has this PIN code. These are the nearest ones.';
    case 'found':
      return `${count} ${count === 1 ? 'store' : 'stores'} found`;
    case 'none':
      return '';
  }
}
