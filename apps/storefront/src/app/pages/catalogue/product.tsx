import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { cx } from '@ilaneer/ui/text/cx';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { DeliveryCheck } from '../../../features/address/delivery-check.tsx';
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx';
import { GiftNoteInCart } from '../../../features/cart/gift-note.tsx';
import { AdditionalImages } from '../../../features/catalogue/detail/additional-images.tsx';
import { BuyBar, BuyBarLead, BuyNowLink } from '../../../features/catalogue/detail/buy-bar.tsx';
import { ProductDetail, ProductDetailSkeleton } from '../../../features/catalogue/detail/product-detail.tsx';
import { ProcessSteps, ProductFacts } from '../../../features/catalogue/detail/product-facts.tsx';
import { productQuery, useProduct } from '../../../features/catalogue/get-product.ts';
import { openingVariant, variantLabel } from '../../../features/catalogue/variant-choice.ts';
import { EnquiryButton } from '../../../features/contact/enquiry-button.tsx';
import { NotifyMe } from '../../../features/restock/notify-me.tsx';
import { WishlistToggle } from '../../../features/wishlist/heart.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { ShareButton } from '../../../lib/share-button.tsx';
import { OtherProducts } from './other-products.tsx';

// Far below, and of rated products only.
const ProductReviews = lazy(async () => ({
  default: (await import('../../../features/review/product-reviews.tsx')).ProductReviews,
}));

// Most products arrive earlier, prefetched ones earlier still.
const WAIT_AT_MOST_MS = 400;

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS));
  await Promise.race([queryClient.prefetchQuery(productQuery(params.id ?? '')), late]);
  return null;
}

export const shouldRevalidate = () => false;

/** CATALOGUE-27. */
export function Component() {
  const { id = '' } = useParams();
  const search = useProduct(id);
  switch (search.state) {
    case 'found':
      return <ProductPage product={search.product} />;
    case 'loading':
      return (
        <div className="mx-auto max-w-page px-gutter pt-16 pb-section">
          <title>{`Product – ${brand().name}`}</title>
          <ProductDetailSkeleton />
        </div>
      );
    case 'missing':
      return (
        <>
          <title>{`Product not found – ${brand().name}`}</title>
          <StatePanel
            kind="empty"
            heading="h1"
            title="Product not found."
            text="It may have left the shop, or the link is not complete."
            className="py-section"
            actions={<ButtonLink render={<PageLink to="/products" />}>See all products</ButtonLink>}
          />
        </>
      );
    case 'failed':
      return (
        <>
          <title>{`Product – ${brand().name}`}</title>
          <StatePanel
            kind="error"
            heading="h1"
            title="Error loading product."
            className="py-section"
            actions={<Button onClick={search.refresh}>Try Again</Button>}
          />
        </>
      );
  }
}

function ProductPage({ product }: { readonly product: ProductView }) {
  const late = useLateLayout();
  const [search, setSearch] = useSearchParams();
  const variant = openingVariant(product, search.get('variant'));
  if (variant === undefined) return null;

  const label = variantLabel(product, variant);
  const name = label === '' ? product.name : `${product.name}, ${label}`;
  const buy = (
    <AddToCartButton
      key={variant.variantId}
      productId={product.id}
      variant={variant}
      name={name}
      whenSoldOut={<NotifyMe key={variant.variantId} variantId={variant.variantId} name={name} />}
      lead={<BuyBarLead variant={variant} label={label === '' ? product.name : label} />}
      also={(quantity) => (
        <BuyNowLink productId={product.id} variantId={variant.variantId} quantity={quantity} />
      )}
    />
  );
  return (
    <>
      <title>{`${product.name} – ${brand().name}`}</title>
      <div className="mx-auto max-w-page px-gutter pt-1 sm:pt-6">
        <Breadcrumb
          className="mb-2"
          items={[
            { label: 'Homepage', render: <PageLink to="/" /> },
            { label: 'Products', render: <PageLink to="/products" /> },
            { label: product.name },
          ]}
        />
        <ProductDetail
          product={product}
          variant={variant}
          onChoose={(variantId) =>
            setSearch({ variant: variantId }, { replace: true, preventScrollReset: true })
          }
          heart={<WishlistToggle productId={product.id} variantId={variant.variantId} name={name} />}
          // With the variant only if chosen explicitly.
          share={<ShareButton name={product.name} path={productPath(product.id, search.get('variant'))} />}
          buy={
            <>
              <BuyBar>{buy}</BuyBar>
              <DeliveryCheck className="max-w-xs" />
              <GiftNoteInCart productId={product.id} variantId={variant.variantId} />
            </>
          }
          ask={<EnquiryButton product={{ id: product.id, name: product.name, choice: label }} />}
        />
      </div>
      <div className={cx(late, '[--late-height:80rem]')}>
        <div className="mx-auto mt-section grid max-w-page gap-section px-gutter pb-section">
          <Suspense>
            <ProductFacts product={product} variant={variant} />
          </Suspense>
          <Suspense>
            <AdditionalImages productName={product.name} images={product.images.slice(1)} />
          </Suspense>
        </div>
      </div>
      <PageSection tone="water" className={cx(late, '[--late-height:50rem]')}>
        <Suspense>
          <ProcessSteps isMerchandise={product.merchandise} />
        </Suspense>
      </PageSection>
      {product.rating !== undefined && (
        <Suspense>
          <ProductReviews
            key={product.id}
            productId={product.id}
            productName={product.name}
            rating={product.rating}
          />
        </Suspense>
      )}
      <Suspense>
        <OtherProducts product={product} />
      </Suspense>
    </>
  );
}
