import type { PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type { CategoryEditView, StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type {
  changeCategory,
  deleteCategory,
  listStaffCategories,
  makeCategory,
  mergeCategory,
} from '@ilaneer/contract/staff/catalogue/categories';
import type {
  changePrices,
  dropPriceChange,
  listPriceChanges,
  PriceChangeView,
} from '@ilaneer/contract/staff/catalogue/prices';
import type {
  changeProduct,
  duplicateProduct,
  getStaffProduct,
  makeProduct,
  moveProduct,
} from '@ilaneer/contract/staff/catalogue/products';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

type At = Pick<StaffProductView, 'id' | 'version'>;
export type ProductBody = PartOf<typeof changeProduct, 'body'>;
export type PriceForm = PartOf<typeof changePrices, 'body'>['changes'][number];
export type PriceResult = ReplyOf<typeof changePrices>['results'][number];
export type CategoryForm = PartOf<typeof makeCategory, 'body'>;

export async function fetchProduct(productId: string, signal?: AbortSignal): Promise<StaffProductView> {
  const { product } = await request<typeof getStaffProduct>('GET', '/staff/products/:productId', {
    params: { productId },
    signal,
  });
  return product;
}

export async function beginProduct(body: PartOf<typeof makeProduct, 'body'>): Promise<StaffProductView> {
  return (await request<typeof makeProduct>('POST', '/staff/products', { body })).product;
}

export async function saveProduct({ id, version }: At, body: ProductBody): Promise<StaffProductView> {
  const input = { params: { productId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeProduct>('PATCH', '/staff/products/:productId', input)).product;
}

export async function moveTo(
  { id, version }: At,
  state: StaffProductView['state'],
  publishAt: string | null = null,
): Promise<StaffProductView> {
  const input = { params: { productId: id }, headers: ifMatch(version), body: { state, publishAt } };
  return (await request<typeof moveProduct>('POST', '/staff/products/:productId/state', input)).product;
}

export async function copyProduct(productId: string): Promise<StaffProductView> {
  const input = { params: { productId } };
  return (await request<typeof duplicateProduct>('POST', '/staff/products/:productId/copies', input)).product;
}

export async function savePrices(changes: PriceForm[]): Promise<PriceResult[]> {
  return (await request<typeof changePrices>('POST', '/staff/prices', { body: { changes } })).results;
}

export async function fetchPriceChanges(productId: string, signal: AbortSignal): Promise<PriceChangeView[]> {
  const input = { params: { productId }, signal };
  return (await request<typeof listPriceChanges>('GET', '/staff/products/:productId/prices', input)).changes;
}

export async function dropChange(changeId: string): Promise<void> {
  await request<typeof dropPriceChange>('DELETE', '/staff/prices/:changeId', { params: { changeId } });
}

export async function fetchCategories(signal: AbortSignal): Promise<CategoryEditView[]> {
  return (await request<typeof listStaffCategories>('GET', '/staff/categories', { signal })).categories;
}

export async function addCategory(body: CategoryForm): Promise<CategoryEditView> {
  return (await request<typeof makeCategory>('POST', '/staff/categories', { body })).category;
}

type CategoryAt = Pick<CategoryEditView, 'id' | 'version'>;

export async function saveCategory(
  { id, version }: CategoryAt,
  body: Partial<CategoryForm>,
): Promise<CategoryEditView> {
  const input = { params: { categoryId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeCategory>('PATCH', '/staff/categories/:categoryId', input)).category;
}

export async function emptyInto({ id, version }: CategoryAt, into: string): Promise<CategoryEditView> {
  const input = { params: { categoryId: id }, headers: ifMatch(version), body: { into } };
  return (await request<typeof mergeCategory>('POST', '/staff/categories/:categoryId/merge', input)).category;
}

export async function removeCategory({ id, version }: CategoryAt): Promise<void> {
  const input = { params: { categoryId: id }, headers: ifMatch(version) };
  await request<typeof deleteCategory>('DELETE', '/staff/categories/:categoryId', input);
}
