import { createHash } from 'node:crypto';
import { BLANK_ADDRESS, readAddress } from '@ilaneer/contract/address/address';
import type { PlaceOrderBody } from '@ilaneer/contract/order/order';
import type { SingleOrderBody } from '@ilaneer/contract/order/single-order';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { type Paise, paiseFromRupees } from '@ilaneer/domain/money';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import { codeHashOf } from '../../modules/gift-card/code-hash.ts';
import type { NamedGiftCard } from '../../modules/gift-card/take-gift-card.ts';

/** An order request with every spelling read; its figures are claims, to be compared and never used. */
export type OrderRequest = {
  readonly items: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    readonly quantity: number;
    readonly price: Paise | null;
  }[];
  readonly total: Paise | null;
  /** Its client shows whole rupees only. */
  readonly isTotalRounded?: true;
  readonly address: AddressInput;
  readonly email: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly couponCode: string | null;
  readonly giftCard: NamedGiftCard | null;
  /** As it was sent. */
  readonly coins: number;
  readonly idempotencyKey: string | null;
};

/** The gateway's names for what a client says was paid before it ordered. */
export function paidBefore({ paymentDetails }: PlaceOrderBody): readonly string[] {
  const { razorpayOrderId, razorpayPaymentId, paymentId, transactionId } = paymentDetails ?? {};
  return [razorpayOrderId, razorpayPaymentId, paymentId, transactionId].flatMap((name) => name || []);
}

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
    email: normaliseEmail(body.deliveryAddress.email ?? '') || null,
    paymentMethod: body.paymentMethod,
    couponCode: normaliseCouponCode(body.couponCode ?? '') || null,
    giftCard: readGiftCard(body),
    coins: body.coins ?? 0,
    idempotencyKey: idempotencyKey ?? null,
  };
}

function readGiftCard({ giftCardCode, giftCardAmount }: PlaceOrderBody): NamedGiftCard | null {
  if (!giftCardCode?.trim()) return null;
  return {
    code: giftCardCode,
    amount: typeof giftCardAmount === 'number' ? paiseFromRupees(giftCardAmount) : null,
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

/** Tells whether two requests under one idempotency key are the same; of a gift card's code its own hash goes in. */
export function requestHash(
  { idempotencyKey: _key, giftCard, ...request }: OrderRequest,
  giftCardSecret: string,
): string {
  const paidWith = giftCard && {
    amount: giftCard.amount,
    codeHash: codeHashOf(giftCardSecret, giftCard.code),
  };
  const compared = paidWith === null ? request : { ...request, giftCard: paidWith };
  return createHash('sha256').update(JSON.stringify(compared)).digest('base64url');
}
