import { hasOnlyOwn } from '@ilaneer/domain/page/site-page';
import { useQuery } from '@tanstack/react-query';
import { useStores } from '../../../features/store/get-stores.ts';
import { brand } from '../../../lib/content.ts';
import { sitePageQuery } from '../../sections/get-site-page.ts';
import { OwnSections } from '../../sections/site-page.tsx';
import { isPreview } from '../../sections/staff-editing.ts';
import { MissingPage } from '../missing-page.tsx';

export function Component() {
  const stores = useStores();
  const { data: arranged, isPending } = useQuery(sitePageQuery('store'));
  const isBare = !isPending && hasOnlyOwn('store', arranged?.sections ?? []);
  if (stores.data?.length === 0 && isBare && !isPreview()) return <MissingPage />;
  return (
    <>
      <title>{`Stores – ${brand().name}`}</title>
      <OwnSections slug="store" />
    </>
  );
}
