import { preload } from 'react-dom';
import type { CatalogueScope } from '../../features/catalogue/filters/catalogue-scope.ts';
import { readFilter } from '../../features/catalogue/filters/filter-in-url.ts';
import { allProductsQuery } from '../../features/catalogue/get-all-products.ts';
import { picturesOf, productQuery } from '../../features/catalogue/get-product.ts';
import { openingVariant } from '../../features/catalogue/variant-choice.ts';
import { queryClient } from '../../lib/query-client.ts';

// A page's largest picture is what its visitor waits for, and drawing the page takes longer than asking for it.

/** Asks for the pictures that a list begins with, before the list is drawn. */
export async function askForFirstCards(
  scopeOf: CatalogueScope,
  search: URLSearchParams,
  count: number,
): Promise<void> {
  const { products } = await queryClient.fetchQuery(allProductsQuery);
  const filter = readFilter(search);
  // What is searched for or chosen by colour shows other pictures.
  if (filter.searchQuery !== '' || filter.colors.length > 0) return;
  for (const { primaryImage } of scopeOf(products, filter).find(filter).slice(0, count)) askFor(primaryImage);
}

/** Asks for the picture that a product's page begins with, before the page is drawn. */
export async function askForFirstPicture(id: string, variantId: string | null): Promise<void> {
  const product = await queryClient.fetchQuery(productQuery(id));
  const variant = openingVariant(product, variantId);
  const [first] = variant === undefined ? [] : picturesOf(product, variant);
  if (first !== undefined) askFor(first.url);
}

function askFor(picture: string): void {
  preload(picture, { as: 'image', fetchPriority: 'high' });
}
