import type { removeFromCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import { request } from '../../../lib/api-client.ts';

type Line = { readonly productId: string; readonly variantId: string; readonly quantity: number };

export async function matchCart(cart: readonly Line[], agreed: readonly Line[]): Promise<void> {
  for (const { productId, variantId, quantity } of cart) {
    const wanted = agreed.find((line) => line.variantId === variantId)?.quantity ?? 0;
    if (wanted === quantity) continue;
    if (wanted === 0) {
      await request<typeof removeFromCart>('POST', '/remove-from-cart', { body: { productId, variantId } });
    } else {
      const body = { productId, variantId, newQuantity: wanted };
      await request<typeof updateCartQuantity>('PUT', '/update-cart-quantity', { body });
    }
  }
}
