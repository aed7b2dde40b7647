import { type Paise, paiseFromRupees, rupeesFromPaise } from '../money.ts';
import type { DeliverySetting } from './settings.ts';

/** As staff read and write them. */
export type DeliveryInRupees = {
  readonly [Name in keyof DeliverySetting]: DeliverySetting[Name] extends Paise
    ? number
    : DeliverySetting[Name] extends Paise | null
      ? number | null
      : DeliverySetting[Name];
};

export function deliveryInRupees(delivery: DeliverySetting): DeliveryInRupees {
  const { charge, freeFrom, cashFee, unprovenCash, provenCash, poorRecordCash, confirmCashFrom, ...numbers } =
    delivery;
  return {
    ...numbers,
    charge: rupeesFromPaise(charge),
    freeFrom: freeFrom === null ? null : rupeesFromPaise(freeFrom),
    cashFee: rupeesFromPaise(cashFee),
    unprovenCash: rupeesFromPaise(unprovenCash),
    provenCash: rupeesFromPaise(provenCash),
    poorRecordCash: poorRecordCash === null ? null : rupeesFromPaise(poorRecordCash),
    confirmCashFrom: confirmCashFrom === null ? null : rupeesFromPaise(confirmCashFrom),
  };
}

export function deliveryInPaise(delivery: DeliveryInRupees): DeliverySetting {
  const { charge, freeFrom, cashFee, unprovenCash, provenCash, poorRecordCash, confirmCashFrom, ...numbers } =
    delivery;
  return {
    ...numbers,
    charge: paiseFromRupees(charge),
    freeFrom: freeFrom === null ? null : paiseFromRupees(freeFrom),
    cashFee: paiseFromRupees(cashFee),
    unprovenCash: paiseFromRupees(unprovenCash),
    provenCash: paiseFromRupees(provenCash),
    poorRecordCash: poorRecordCash === null ? null : paiseFromRupees(poorRecordCash),
    confirmCashFrom: confirmCashFrom === null ? null : paiseFromRupees(confirmCashFrom),
  };
}
