import { createHash } from 'node:crypto';
import { BLANK_ADDRESS, readAddress } from '@ilaneer/contract/address';
import type { PlaceOrderBody } from '@ilaneer/contract/order';
import type { SingleOrderBody } from '@ilaneer/contract/single-order';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { type Paise, paiseFromRupees } from '@ilaneer/domain/money';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';

/** An order request with every spelling read; its figures are claims, to be compared and never used. */
export type OrderRequest = {
  readonly items: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    readonly quantity: number;
    readonly price: Paise | null;
  }[];
  readonly total: Paise | null;
  readonly address: AddressInput;
  readonly email: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly couponCode: string | null;
  /** As it was sent. */
  readonly coins: number;
  readonly idempotencyKey: string | null;
};

/** Reads the body and header of place-order. */
export function readOrderRequest(body: PlaceOrderBody, idempotencyKey: string | undefined): OrderRequest {
  return {
    items: body.items.map((item) => ({
      productId: item.productId,
      variantId: item.variantId || item.variant?.variantId || null,
      quantity: item.quantity,
      price: item.price === undefined ? null : paiseFromRupees(item.price),
    })),
    total: body.total === undefined ? null : paiseFromRupees(body.total),
    address: readAddress(body.deliveryAddress, BLANK_ADDRESS),
    email: body.deliveryAddress.email?.trim() || null,
    paymentMethod: body.paymentMethod,
    couponCode: normaliseCouponCode(body.couponCode ?? '') || null,
    coins: body.coins ?? 0,
    idempotencyKey: idempotencyKey ?? null,
  };
}

/** A request of Buy Now; `single` keeps its key from matching a request for the cart. */
export type SingleOrderRequest = OrderRequest & { readonly single: true };

/** Reads the body and header of single-product-place-order; one unit when no quantity is given. */
export function readSingleOrderRequest(
  body: SingleOrderBody,
  idempotencyKey: string | undefined,
): SingleOrderRequest {
  const items = [{ ...body, quantity: body.quantity ?? 1 }];
  return { ...readOrderRequest({ ...body, items }, idempotencyKey), single: true };
}

/** Tells whether two requests under one idempotency key are the same. */
export function requestHash({ idempotencyKey: _key, ...request }: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
