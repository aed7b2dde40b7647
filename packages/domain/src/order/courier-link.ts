const TRACKING_PAGES: Readonly<Record<string, (number: string) => string>> = {
  bluedart: (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  delhivery: (number) => `https://www.delhivery.com/track-v2/package/${number}`,
  dtdc: (number) => `https://www.dtdc.in/trace.asp?strCnno=${number}`,
  ekart: (number) => `https://ekartlogistics.com/shipmenttrack/${number}`,
  indiapost: () => 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  shiprocket: (number) => `https://shiprocket.co/tracking/${number}`,
  xpressbees: (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`,
};
const LONGEST_NUMBER = 40;

/**
 * Where a courier shows a parcel on its way; null for couriers that we know no page of. India Post takes the number on
 * its page only.
 */
export function courierLink(courier: string | null, trackingNumber: string | null): string | null {
  if (courier === null || trackingNumber === null || trackingNumber.length > LONGEST_NUMBER) return null;
  // Staff type the courier's name: 'Blue Dart', 'BlueDart Express', 'speed post'.
  const name = courier
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^speedpost/, 'indiapost');
  const known = Object.keys(TRACKING_PAGES).find((one) => name.startsWith(one));
  return known === undefined ? null : (TRACKING_PAGES[known]?.(encodeURIComponent(trackingNumber)) ?? null);
}
