import type { GoodsTaxView, getGoodsTax } from '@ilaneer/contract/staff/catalogue/goods-tax';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';

export function useGoodsTax(): GoodsTaxView | undefined {
  const { data } = useQuery({
    queryKey: ['setting', 'goods-tax'],
    queryFn: ({ signal }) => request<typeof getGoodsTax>('GET', '/staff/goods-tax', { signal }),
  });
  return data?.tax;
}

/** With or without GST; no figure for mixed goods. */
export function priceHint(tax: GoodsTaxView | undefined, hsnCode: string | null): string | undefined {
  if (tax === undefined) return undefined;
  if (tax.pricesInclude) return 'What the shopper pays';
  const percent = tax.flatPercent ?? percentOf(tax.rates, hsnCode);
  return percent === null ? 'Before GST' : `Before ${percent} % GST`;
}

function percentOf(rates: GoodsTaxView['rates'], hsnCode: string | null): number | null {
  if (hsnCode === null) return null;
  const fitting = rates.filter(({ hsn }) => hsnCode.startsWith(hsn));
  const [closest] = fitting.toSorted((one, other) => other.hsn.length - one.hsn.length);
  return closest === undefined || closest.upToRupees !== null ? null : closest.percent;
}

export function HsnCodes({ id }: { id: string }) {
  const tax = useGoodsTax();
  return (
    <datalist id={id}>
      {tax?.rates
        .filter(({ hsn }) => hsn.length >= SHORTEST_CODE)
        .map(({ hsn, goods, percent, upToRupees }) => (
          <option key={hsn} value={hsn}>
            {upToRupees === null ? `${goods}, ${percent} %` : goods}
          </option>
        ))}
    </datalist>
  );
}

/** Shorter codes are rate prefixes. */
const SHORTEST_CODE = 4;
