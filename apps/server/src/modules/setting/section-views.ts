import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeDelivery } from '@ilaneer/contract/staff/shop/settings';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import type { DeliverySetting, SettingKey } from '@ilaneer/domain/setting/settings';
import type { Section, Sections } from './read-sections.ts';

type DeliveryView = ReplyOf<typeof changeDelivery>['section'];

export function viewOf(sections: Sections, key: SettingKey): Section<object> {
  return key === 'delivery' ? toDeliveryView(sections.delivery) : sections[key];
}

/** In rupees. */
export function toDeliveryView({ values, version }: Section<DeliverySetting>): DeliveryView {
  const { charge, freeFrom, unprovenCash, provenCash } = values;
  return {
    values: {
      ...values,
      charge: rupeesFromPaise(charge),
      freeFrom: freeFrom === null ? null : rupeesFromPaise(freeFrom),
      unprovenCash: rupeesFromPaise(unprovenCash),
      provenCash: rupeesFromPaise(provenCash),
    },
    version,
  };
}

export function readDelivery({
  charge,
  freeFrom,
  unprovenCash,
  provenCash,
  ...numbers
}: DeliveryView['values']): DeliverySetting {
  return {
    ...numbers,
    charge: paiseFromRupees(charge),
    freeFrom: freeFrom === null ? null : paiseFromRupees(freeFrom),
    unprovenCash: paiseFromRupees(unprovenCash),
    provenCash: paiseFromRupees(provenCash),
  };
}
