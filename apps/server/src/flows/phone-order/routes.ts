import { readAddress } from '@ilaneer/contract/address/address';
import { readBusiness } from '@ilaneer/contract/address/business';
import * as calls from '@ilaneer/contract/staff/orders/phone-orders';
import { BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { findBusiness } from '../../modules/address/address.ts';
import { toSummaryView } from '../../modules/cart/cart.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { payLinkOf } from '../line-edit/line-edit.ts';
import { findCallers } from './find-callers.ts';
import { offeredAddresses } from './offered-addresses.ts';
import { type PhoneOrderDeps, placePhoneOrder } from './place-phone-order.ts';
import { quoteOrder } from './quote.ts';

export function phoneOrderRoutes(app: FastifyInstance, deps: PhoneOrderDeps): void {
  serveCall(app, calls.findPhoneCustomers, async ({ query }) =>
    ok({ success: true, customers: await findCallers(deps.db, query.search) }),
  );

  serveCall(app, calls.listPhoneCustomerAddresses, async ({ params }) => {
    const { customerId } = params;
    const addresses = await offeredAddresses(deps.db, customerId);
    const business = await findBusiness(deps.db, customerId);
    return ok({ success: true, addresses, business });
  });

  serveCall(app, calls.quotePhoneOrder, async ({ body }) => {
    const quoted = await quoteOrder(deps, {
      ...body,
      couponCode: codeIn(body.couponCode),
      pinCode: body.pinCode ?? null,
    });
    if (!quoted.ok) return quoted;
    const { lines, priced, summary, couponProblem, promotions } = quoted.value;
    return ok({
      success: true,
      goods: lines.map((line) => ({
        productId: line.productId,
        variantId: line.variantId,
        name: line.name,
        variantName: line.variantName,
        sku: line.sku,
        picture: pictureUrl(line.picture),
        price: rupeesFromPaise(paise(line.pricePaise)),
        forSale: line.stock,
      })),
      summary: toSummaryView(summary, priced),
      couponProblem,
      ...(promotions.length > 0 && { promotions: [...promotions] }),
    });
  });

  serveCall(app, calls.placePhoneOrder, async ({ staff, headers, body }) => {
    const { customer, address, lines, payment, total, note = '' } = body;
    const placed = await placePhoneOrder(deps, staff, {
      customer: 'id' in customer ? customer : { ...customer, email: customer.email ?? '' },
      address: readAddress(address, BLANK_ADDRESS),
      ...(body.business && { business: readBusiness(body.business) }),
      lines,
      couponCode: codeIn(body.couponCode),
      payment,
      total: paiseFromRupees(total),
      note,
      key: headers['idempotency-key'],
    });
    if (!placed.ok) return placed;
    const { id, number, status } = placed.value;
    const payLink = status === 'pending' ? payLinkOf(deps, id) : null;
    return ok({ success: true, orderId: id, orderNumber: number, payLink });
  });
}

function codeIn(typed = ''): string | null {
  return normaliseCouponCode(typed) || null;
}
