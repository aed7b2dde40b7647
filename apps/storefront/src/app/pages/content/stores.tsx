import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { useSearchParams } from 'react-router';
import { useStores } from '../../../features/store/get-stores.ts';
import { StoreSkeletons } from '../../../features/store/store-card.tsx';
import { StoreFinder } from '../../../features/store/store-finder.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';

/** CONTENT-21. `?search=` starts a search. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`Stores – ${brand().name}`}</title>
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Store' }]} />
      <h1 className="mt-2 text-4xl">Our stores</h1>
      <p className="mt-4 mb-6 max-w-text text-lg empty:hidden">{brand().texts.storesIntro}</p>
      <Stores initialSearch={parameters.get('search') ?? ''} />
    </div>
  );
}

function Stores({ initialSearch }: { readonly initialSearch: string }) {
  const stores = useStores();
  if (stores.data !== undefined) return <StoreFinder stores={stores.data} initialSearch={initialSearch} />;
  if (!stores.isError) return <StoreSkeletons />;
  return (
    <StatePanel
      kind="error"
      title="Error loading stores"
      text={stores.error.message}
      actions={
        <Button busy={stores.isFetching} onClick={() => void stores.refetch()}>
          Retry
        </Button>
      }
    />
  );
}
