import { createHash } from 'node:crypto';
import { readAddress } from '@ilaneer/contract/address/address';
import { readBusiness } from '@ilaneer/contract/address/business';
import type { PlaceOrderBody } from '@ilaneer/contract/order/order';
import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import {
  type Address,
  type AddressInput,
  BLANK_ADDRESS,
  normaliseAddress,
  validateAddress,
} from '@ilaneer/domain/address/validate-address';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { type Paise, paiseFromRupees } from '@ilaneer/domain/money';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { BilledPerson } from '@ilaneer/domain/tax-document/billed-order';
import {
  type BusinessDetails,
  type BusinessInput,
  readBusinessDetails,
} from '@ilaneer/domain/tax-document/business-details';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Key } from '../../deps/keys.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { codeHashOf, type GiftCardDeps, type NamedGiftCard } from '../../modules/gift-card/gift-card.ts';

export type OrderRequest = {
  readonly items: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    readonly quantity: number;
    readonly price: Paise | null;
  }[];
  readonly total: Paise | null;
  /** The client shows whole rupees. */
  readonly isTotalRounded?: true;
  /** Null if `place-order` supplies it after payment. */
  readonly address: AddressInput | null;
  readonly email: string | null;
  readonly business?: BusinessInput;
  readonly billTo?: AddressInput;
  /** Left out: the usual way. */
  readonly deliveryMethod?: string;
  readonly paymentMethod: PaymentMethod;
  readonly couponCode: string | null;
  readonly giftCard: NamedGiftCard | null;
  readonly coins: number;
  readonly idempotencyKey: string | null;
};

/** Every request except `create-order`'s. */
export type AddressedRequest = OrderRequest & { readonly address: AddressInput };

export function paidBefore({ paymentDetails }: PlaceOrderBody): readonly string[] {
  const { razorpayOrderId, razorpayPaymentId, paymentId, transactionId } = paymentDetails ?? {};
  return [razorpayOrderId, razorpayPaymentId, paymentId, transactionId].flatMap((name) => name || []);
}

export function readOrderRequest(body: PlaceOrderBody, idempotencyKey: string | undefined): AddressedRequest {
  return {
    items: body.items.map((item) => ({
      productId: item.productId,
      variantId: item.variantId || item.variant?.variantId || null,
      quantity: item.quantity,
      price: item.price === undefined ? null : paiseFromRupees(item.price),
    })),
    total: body.total === undefined ? null : paiseFromRupees(body.total),
    address: readAddress(body.deliveryAddress, BLANK_ADDRESS),
    email: typedEmail(body.deliveryAddress.email ?? '') || null,
    ...(body.business && { business: readBusiness(body.business) }),
    ...(body.billTo && { billTo: readAddress(body.billTo, BLANK_ADDRESS) }),
    ...(body.deliveryMethod && { deliveryMethod: body.deliveryMethod }),
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

/** Fingerprint for idempotency; contains the gift card's hash, not its code. */
export function requestHash({ giftCardKeys }: GiftCardDeps, request: OrderRequest): string {
  return hashWith(giftCardKeys.signing(), request);
}

export function isSameRequest({ giftCardKeys }: GiftCardDeps, request: OrderRequest, hash: string): boolean {
  return giftCardKeys.counting().some((key) => hashWith(key, request) === hash);
}

function hashWith(key: Key, { idempotencyKey: _key, giftCard, ...request }: OrderRequest): string {
  const paidWith = giftCard && {
    amount: giftCard.amount,
    codeHash: codeHashOf(key, giftCard.code),
  };
  const compared = paidWith === null ? request : { ...request, giftCard: paidWith };
  return createHash('sha256').update(JSON.stringify(compared)).digest('base64url');
}

/** Errors: ADDRESS_INVALID. */
export function deliveryAddressOf(
  { pinCodes }: { readonly pinCodes: readonly PinCodeRange[] },
  { address, email }: Pick<AddressedRequest, 'address' | 'email'>,
): Result<Address, Failure> {
  const checked = checkAddress(address, pinCodes);
  const problems = [...(checked.ok ? [] : checked.error), ...emailProblems(email)];
  if (checked.ok && problems.length === 0) return checked;
  return err(addressFailure(invalid(problems, 'ADDRESS_INVALID')));
}

export type Billed = { readonly business: BusinessDetails | null; readonly billTo: BilledPerson | null };

/** Errors: VALIDATION_FAILED by field, also for business and person together. */
export function billedOf(
  { pinCodes }: { readonly pinCodes: readonly PinCodeRange[] },
  { business, billTo }: Pick<OrderRequest, 'business' | 'billTo'>,
): Result<Billed, Failure> {
  if (business !== undefined && billTo !== undefined) {
    const message = 'An order is billed to a business or to a person, not to both';
    return err(invalid([{ field: 'billTo', message }]));
  }
  if (business !== undefined) {
    const read = readBusinessDetails(business, pinCodes);
    return read.ok
      ? ok({ business: read.value, billTo: null })
      : err(invalid(within('business', read.error)));
  }
  if (billTo === undefined) return ok({ business: null, billTo: null });
  // Not the place of supply: state and PIN code may disagree (PRICING-16).
  const address = normaliseAddress(billTo);
  const problems = validateAddress(address);
  if (problems.length > 0) return err(invalid(within('billTo', problems)));
  const { fullName, phone, addressLine1, addressLine2, city, state, country, zipCode } = address;
  const person = { fullName, phone, addressLine1, addressLine2, city, state, country, pinCode: zipCode };
  return ok({ business: null, billTo: person });
}

function within(part: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: `${part}.${field}`, message }));
}

function emailProblems(email: string | null): FieldProblem[] {
  const problem = email === null ? null : emailProblem(email);
  return problem === null ? [] : [{ field: 'email', message: problem }];
}

function addressFailure(failure: Failure): Failure {
  const isMissing = failure.fields?.some(({ message }) => message.endsWith('is required')) ?? false;
  return isMissing ? { ...failure, message: 'Delivery address is missing required fields.' } : failure;
}
