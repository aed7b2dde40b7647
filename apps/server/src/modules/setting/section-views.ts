import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeDelivery } from '@ilaneer/contract/staff/shop/settings';
import { deliveryInRupees } from '@ilaneer/domain/setting/delivery-in-rupees';
import type { DeliverySetting, SettingKey } from '@ilaneer/domain/setting/settings';
import type { Section, Sections } from './read-sections.ts';

type DeliveryView = ReplyOf<typeof changeDelivery>['section'];

export function viewOf(sections: Sections, key: SettingKey): Section<object> {
  return key === 'delivery' ? toDeliveryView(sections.delivery) : sections[key];
}

/** In rupees. */
export function toDeliveryView({ values, version }: Section<DeliverySetting>): DeliveryView {
  return { values: deliveryInRupees(values), version };
}
