import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeDelivery } from '@ilaneer/contract/staff/shop/settings';
import { type MethodsInRupees, type MethodsSetting, methodsInRupees } from '@ilaneer/domain/delivery/methods';
import { deliveryInRupees } from '@ilaneer/domain/setting/delivery-in-rupees';
import type { DeliverySetting, SettingKey } from '@ilaneer/domain/setting/settings';
import type { Section, Sections } from './read-sections.ts';

type DeliveryView = ReplyOf<typeof changeDelivery>['section'];

export function viewOf(sections: Sections, key: SettingKey): Section<object> {
  if (key === 'delivery') return toDeliveryView(sections.delivery);
  return key === 'methods' ? toMethodsView(sections.methods) : sections[key];
}

/** In rupees. */
export function toDeliveryView({ values, version }: Section<DeliverySetting>): DeliveryView {
  return { values: deliveryInRupees(values), version };
}

/** In rupees. */
export function toMethodsView({ values, version }: Section<MethodsSetting>): Section<MethodsInRupees> {
  return { values: methodsInRupees(values), version };
}
