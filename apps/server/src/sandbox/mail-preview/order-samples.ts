import { coinsEarned } from '@ilaneer/domain/coin/coin';
import { paise } from '@ilaneer/domain/money';
import type { ParcelNews } from '@ilaneer/domain/parcel/parcel-news';
import type { MailDeps } from '../../deps/deps.ts';
import { parcelMail } from '../../flows/deliveries/deliveries.ts';
import { returnMailContext } from '../../flows/returns/returns.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { type Order, orderPlacedMail, orderStatusMail } from '../../modules/order/order.ts';
import { type MailedReturn, type OrderReturn, returnMail } from '../../modules/return/return.ts';
import { LEAKING, sampleOrder, sampleParcelNews } from './sample-order.ts';

export type Sample = (deps: MailDeps) => Mail | null;

export function inShop(compose: (brand: MailBrand, publicUrl: string) => Mail | null): Sample {
  return ({ brand, config }) => compose(brand, config.publicUrl);
}

export function placed(paymentMethod: 'cod' | 'prepaid'): Sample {
  return inShop((brand, url) =>
    orderPlacedMail(sampleOrder(paymentMethod), brand, url, { confirm: `${url}/#/confirm/sample` }),
  );
}

export function moved(status: Order['status'], changes: Partial<Order>): Sample {
  return inShop((brand, url) => {
    const order = { ...sampleOrder('prepaid'), status, ...changes };
    const coins = coinsEarned(paise(order.subtotalPaise));
    const links = { invoice: `${url}/#/invoice?link=sample`, track: `${url}/#/track/sample`, confirm: '' };
    return orderStatusMail(order, { coins, undelivered: [] }, brand, url, links);
  });
}

export function onTheWay(news: ParcelNews): Sample {
  return (deps) => parcelMail(...sampleParcelNews(news, deps.config.publicUrl), deps);
}

export function returned(state: OrderReturn['state'], changes: Partial<MailedReturn>): Sample {
  const request = {
    id: 'sample',
    lines: [LEAKING],
    refusalReason: null,
    ...{ refundPaise: null, refundCoins: 0, refundReference: null, exchangePaise: null },
    ...{ origin: 'shopper' as const, creditedPaise: 0 },
    state,
    ...changes,
  };
  return (env) => {
    const context = returnMailContext(env, sampleOrder('prepaid'), request);
    return context === null ? null : returnMail(request, context);
  };
}
