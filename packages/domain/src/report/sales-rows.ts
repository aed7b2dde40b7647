/** Paise. Sales, GST and discounts are those of orders that were not cancelled (REPORT-2). */
export type SalesSums = {
  readonly orders: number;
  readonly units: number;
  readonly sales: number;
  readonly gst: number;
  readonly discount: number;
  readonly cancelledOrders: number;
  readonly cancelled: number;
  readonly returnedUnits: number;
  readonly returned: number;
};

export const NO_SALES: SalesSums = {
  orders: 0,
  units: 0,
  sales: 0,
  gst: 0,
  discount: 0,
  cancelledOrders: 0,
  cancelled: 0,
  returnedUnits: 0,
  returned: 0,
};

/** In the order of the columns of `REPORT_FORMS`, in paise; the last one is what stays after returns. */
export function salesValues(sums: SalesSums): number[] {
  const { orders, units, sales, gst, discount, cancelledOrders, cancelled, returnedUnits, returned } = sums;
  return [
    ...[orders, units, sales, gst, discount, cancelledOrders, cancelled, returnedUnits, returned],
    sales - returned,
  ];
}

export function addSales(all: readonly SalesSums[]): SalesSums {
  return all.reduce<SalesSums>(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      units: sum.units + one.units,
      sales: sum.sales + one.sales,
      gst: sum.gst + one.gst,
      discount: sum.discount + one.discount,
      cancelledOrders: sum.cancelledOrders + one.cancelledOrders,
      cancelled: sum.cancelled + one.cancelled,
      returnedUnits: sum.returnedUnits + one.returnedUnits,
      returned: sum.returned + one.returned,
    }),
    NO_SALES,
  );
}
