import { paise, rupeesFromPaise, subtractPaise } from '../money.ts';
import { type GstAmounts, sumAmounts, taxOf } from './gst-amounts.ts';
import type { GstDocument, GstLine } from './gst-document.ts';

/** A place of dispatch or delivery; `stateCode` of GST. */
export type EWayPlace = {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly pinCode: string;
  readonly stateCode: string;
};

export type EWayConsignment = {
  /** The invoice, or the order before it. */
  readonly document: GstDocument;
  readonly from: EWayPlace;
  readonly to: EWayPlace;
};

const VERSION = '1.0.0621';
const UNREGISTERED = 'URP';
/** By road; the portal fills in a distance of 0 by PIN codes. */
const BY_ROAD = '1';
const NAME_LENGTH = 100;
const ADDRESS_LENGTH = 120;
const PLACE_LENGTH = 50;

/** The portal's file for upload in bulk (TAX-DOCUMENT-29). Vehicle and transporter are the courier's part. */
export function eWayJson({ document, from, to }: EWayConsignment): Record<string, unknown> {
  const items = itemsOf(document);
  const sum = sumAmounts(items);
  const { sellerGstin, buyer, number, issuedOn, total } = document;
  const day = issuedOn.split('-').toReversed().join('/');
  return {
    version: VERSION,
    billLists: [
      {
        userGstin: sellerGstin,
        ...{ supplyType: 'O', subSupplyType: 1, subSupplyDesc: '' },
        ...{ docType: document.form === 'bill-of-supply' ? 'BIL' : 'INV', docNo: number, docDate: day },
        transType: 1,
        fromGstin: sellerGstin,
        ...placeAs('from', from),
        actualFromStateCode: Number(from.stateCode),
        toGstin: buyer.gstin ?? UNREGISTERED,
        ...placeAs('to', to),
        actualToStateCode: Number(to.stateCode),
        totalValue: rupeesFromPaise(sum.taxable),
        cgstValue: rupeesFromPaise(sum.cgst),
        sgstValue: rupeesFromPaise(sum.sgst),
        igstValue: rupeesFromPaise(sum.igst),
        ...{ cessValue: 0, TotNonAdvolVal: 0 },
        OthValue: rupeesFromPaise(subtractPaise(total, paise(sum.taxable + taxOf(sum)))),
        totInvValue: rupeesFromPaise(total),
        ...{ transMode: BY_ROAD, transDistance: 0, transporterName: '', transporterId: '' },
        ...{ transDocNo: '', transDocDate: '', vehicleNo: '', vehicleType: 'R' },
        mainHsnCode: Number(items.toSorted((one, other) => other.taxable - one.taxable)[0]?.hsn ?? 0),
        itemList: items.map((item, index) => itemAs(item, index + 1, document.isInterState)),
      },
    ],
  };
}

type EWayItem = GstAmounts & Pick<GstLine, 'hsn' | 'description' | 'unit' | 'quantity' | 'basisPoints'>;

/** Goods, with the delivery charge of their rate in the first of its code (CGST Act section 8). */
function itemsOf({ lines }: GstDocument): EWayItem[] {
  const charges = lines.filter(({ isDelivery }) => isDelivery);
  return lines
    .filter(({ isDelivery }) => !isDelivery)
    .map((line, index, goods) => {
      const isFirst = (charge: GstLine) =>
        goods.findIndex((one) => one.hsn === charge.hsn && one.basisPoints === charge.basisPoints) === index;
      return { ...line, ...sumAmounts([line, ...charges.filter(isFirst)]) };
    });
}

function itemAs({ basisPoints, ...item }: EWayItem, itemNo: number, isInterState: boolean) {
  const rate = basisPoints / 100;
  return {
    itemNo,
    productName: item.description.slice(0, NAME_LENGTH),
    productDesc: item.description.slice(0, NAME_LENGTH),
    hsnCode: Number(item.hsn),
    quantity: item.quantity,
    qtyUnit: item.unit,
    taxableAmount: rupeesFromPaise(item.taxable),
    ...(isInterState
      ? { sgstRate: 0, cgstRate: 0, igstRate: rate }
      : { sgstRate: rate / 2, cgstRate: rate / 2, igstRate: 0 }),
    ...{ cessRate: 0, cessNonAdvol: 0 },
  };
}

function placeAs(side: 'from' | 'to', { name, line1, line2, city, pinCode, stateCode }: EWayPlace) {
  return {
    [`${side}TrdName`]: name.slice(0, NAME_LENGTH),
    [`${side}Addr1`]: line1.slice(0, ADDRESS_LENGTH),
    [`${side}Addr2`]: line2.slice(0, ADDRESS_LENGTH),
    [`${side}Place`]: city.slice(0, PLACE_LENGTH),
    [`${side}Pincode`]: Number(pinCode),
    [`${side}StateCode`]: Number(stateCode),
  };
}
