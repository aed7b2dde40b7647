import { readFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch } from '@ilaneer/domain/catalogue/filter-products';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { ListTitle } from '../../../features/catalogue/filters/list-title.tsx';
import { ProductBrowser } from '../../../features/catalogue/list/product-browser.tsx';
import { PageLink } from '../../../lib/page-link.tsx';
import { useCardActions } from '../../cards/card-actions.tsx';
import { askForFirstCards } from '../../first-paint/first-pictures.ts';

const NAME = 'Explore Merchandise Products';
const IN_SIGHT = 4;

export function loader({ request }: LoaderFunctionArgs): null {
  askForFirstCards('merchandise', new URL(request.url).searchParams, IN_SIGHT).catch(() => undefined);
  return null;
}

/** Filter changes don't reload. */
export const shouldRevalidate = () => false;

/** CATALOGUE-21. */
export function Component() {
  const actions = useCardActions();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <ListTitle name="Explore merchandise" />
      <Breadcrumb
        className="mb-2"
        items={[
          { label: 'Homepage', render: <PageLink to="/" /> },
          { label: isSearch(filter) ? 'Search results' : NAME },
        ]}
      />
      <ProductBrowser
        heading={(text) => <h1 className="wrap-anywhere text-3xl">{text}</h1>}
        name={NAME}
        scope="merchandise"
        eagerCount={IN_SIGHT}
        actions={actions}
      />
    </div>
  );
}
