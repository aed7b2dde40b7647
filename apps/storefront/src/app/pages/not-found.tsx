import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useHydrated } from '@ilaneer/ui/layers/use-hydrated';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useLocation } from 'react-router';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { ShopPicture } from '../../lib/picture/shop-picture.tsx';
import { isStaffEditing, writtenAt } from '../sections/staff-editing.ts';

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
      <ForStaff />
    </PageSection>
  );
}

/** Staff who may change pages can write this one. */
function ForStaff() {
  const place = writtenAt(useLocation().pathname);
  const isEditing = useHydrated() && isStaffEditing();
  if (!isEditing || place === null) return null;
  return (
    <div className="mt-10 border-line border-t pt-6">
      <p>Shown to staff only: this page has no published content, so shoppers do not find it.</p>
      <p className="mt-4">
        <ButtonLink variant="secondary" render={<a href={place} />}>
          Add content
        </ButtonLink>
      </p>
    </div>
  );
}
