import type { Paise } from '../money.ts';
import type { BusinessDetails } from './business-details.ts';
import type { InvoicedOrder } from './invoice-figures.ts';

/** A person at an address, as bills name them. */
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

/** An order as its tax documents name it: who bought, and every figure as it was when the order was placed. */
export type BilledOrder = {
  readonly number: string;
  readonly placedAt: Date;
  readonly isPaidOnDelivery: boolean;
  /** What a gift card paid of it; null where none did. */
  readonly giftCard: { readonly last4: string; readonly amount: Paise } | null;
  /** What its cash on delivery is rounded by (PAYMENT-23); 0 where nothing is. */
  readonly cashRoundOff: Paise;
  /** Where it goes, and who is billed unless somebody else is. */
  readonly buyer: BilledPerson;
  /** Who pays for what goes to somebody else, as with a gift; null where whom it goes to is billed. */
  readonly billTo: BilledPerson | null;
  /** The business that is billed; null where whom it goes to is. */
  readonly business: BusinessDetails | null;
  readonly figures: InvoicedOrder;
  /** Which discounts the lines' amounts hold. */
  readonly discounts: {
    readonly offListPrice: Paise;
    readonly byCoupon: Paise;
    readonly couponCode: string | null;
    readonly byCoins: Paise;
    readonly coins: number;
  };
};
