import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { fetchProduct } from '../catalogue-calls.ts';
import { ProductEditor } from './product-editor.tsx';

export function Component() {
  const { productId = '' } = useParams();
  const query = useQuery({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => fetchProduct(productId, signal),
  });
  if (query.data) return <ProductEditor key={productId} product={query.data} />;
  return (
    <>
      <PageHeader title="Product" back={{ label: 'Products', to: '/products' }} />
      {query.isError ? (
        <StatePanel kind="error" title="The product can't be shown" text={refusalText(query.error)} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
