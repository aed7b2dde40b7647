import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { useSearchParams } from 'react-router';
import { useStores } from '../../features/store/get-stores.ts';
import { StoreSkeletons } from '../../features/store/store-card.tsx';
import { StoreFinder } from '../../features/store/store-finder.tsx';
import { PageLink } from '../../lib/page-link.tsx';

type StoresProps = { readonly section: SectionViewOf<'stores'> };

/** CONTENT-21. `?search=` starts a search. */
export function Stores({ section }: StoresProps) {
  const [parameters] = useSearchParams();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Store' }]} />
      <h1 className="mt-2 text-4xl">Our stores</h1>
      <p className="mt-4 mb-6 max-w-text text-lg empty:hidden">{section.text}</p>
      <Finder section={section} initialSearch={parameters.get('search') ?? ''} />
    </div>
  );
}

type FinderProps = StoresProps & { readonly initialSearch: string };

function Finder({ section, initialSearch }: FinderProps) {
  const stores = useStores();
  if (stores.data !== undefined) {
    return <StoreFinder section={section} stores={stores.data} initialSearch={initialSearch} />;
  }
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
