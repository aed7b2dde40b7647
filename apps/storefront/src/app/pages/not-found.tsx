import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { ShopPicture } from '../../lib/picture/shop-picture.tsx';

/** STOREFRONT-4. */
export function Component() {
  return (
    <PageSection width="text" className="text-center">
      <title>{`Page not found – ${brand().name}`}</title>
      <ShopPicture name="notFound" width={480} height={360} className="mx-auto h-auto w-full max-w-md" />
      <h1 className="mt-6 text-3xl">OOPS! The page you were looking for doesn't exist</h1>
      <p className="mt-8">
        <ButtonLink size="lg" render={<PageLink to="/" />}>
          Go to Home
        </ButtonLink>
      </p>
    </PageSection>
  );
}
