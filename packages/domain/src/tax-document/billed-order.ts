import type { Paise } from '../money.ts';
import type { BusinessDetails } from './business-details.ts';
import type { InvoicedOrder } from './invoice-figures.ts';

export type BilledPerson = {
  readonly fullName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly pinCode: string;
  readonly state: string;
  readonly country: string;
  readonly phone: string;
};

/** An order for tax documents, with its figures at placing. */
export type BilledOrder = {
  readonly number: string;
  readonly placedAt: Date;
  readonly isPaidOnDelivery: boolean;
  readonly giftCard: { readonly last4: string; readonly amount: Paise } | null;
  /** Cash rounding (PAYMENT-23); 0 if none. */
  readonly cashRoundOff: Paise;
  readonly buyer: BilledPerson;
  readonly billTo: BilledPerson | null;
  readonly business: BusinessDetails | null;
  readonly figures: InvoicedOrder;
  /** Discounts contained in the lines. */
  readonly discounts: {
    readonly offListPrice: Paise;
    readonly byCoupon: Paise;
    readonly couponCode: string | null;
    readonly byCoins: Paise;
    readonly coins: number;
  };
};
