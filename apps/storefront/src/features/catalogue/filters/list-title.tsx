import { listTitle, readFilter, readListPage } from '@ilaneer/domain/catalogue/filter-in-address';
import { useSearchParams } from 'react-router';
import { brand } from '../../../lib/content.ts';
import { useCategoryName } from './get-categories.ts';

export function ListTitle({ name }: { readonly name: string }) {
  const [search] = useSearchParams();
  const nameOf = useCategoryName();
  const title = listTitle(name, readFilter(search), readListPage(search), nameOf);
  return <title>{`${title} – ${brand().name}`}</title>;
}
