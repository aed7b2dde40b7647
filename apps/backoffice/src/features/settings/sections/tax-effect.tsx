import { formatPrice } from '@ilaneer/client/format-price';
import type { TaxEffect as Effect, previewTax } from '@ilaneer/contract/staff/shop/tax-change';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import type { Sections } from '../use-settings.ts';

/** PRICING-35. */
export function TaxEffect({ mode, prices = 'exclusive' }: Sections['tax']['values']) {
  const effect = useQuery({
    queryKey: ['tax-effect', mode, prices],
    queryFn: ({ signal }) =>
      request<typeof previewTax>('GET', '/staff/settings/tax/effect', { query: { mode, prices }, signal }),
    staleTime: 0,
  });
  if (effect.isError) {
    return (
      <Notice tone="error">
        Which goods this takes off sale could not be loaded. {refusalText(effect.error)}{' '}
        <Button variant="quiet" size="sm" onClick={() => void effect.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <div role="status" className="min-h-10 rounded-md bg-water px-3 py-2 text-sm">
      {effect.data === undefined ? 'Checking the goods for sale …' : <OffSale effect={effect.data.effect} />}
    </div>
  );
}

export function OffSale({ effect }: { effect: Effect }) {
  const { aboveMrp, withoutRate, goods } = effect;
  const all = aboveMrp + withoutRate;
  if (all === 0) return 'All goods stay on sale with this choice.';
  return (
    <>
      <p className="font-medium">
        {[
          aboveMrp > 0 && `${counted(aboveMrp)} would cost more than the MRP with GST`,
          withoutRate > 0 && `${counted(withoutRate)} would have no GST rate`,
        ]
          .filter(Boolean)
          .join(', ')}
        : off sale until corrected.
      </p>
      <details className="pt-1">
        <summary className="cursor-pointer">Show them</summary>
        <ul className="grid gap-1 pt-2">
          {goods.map(({ productId, variantId, name, sku, priceWithGst, mrp }) => (
            <li key={variantId} className="flex flex-wrap gap-x-3">
              <Link to={`/products/${productId}`} className="underline">
                {name}
              </Link>
              <span className="text-palm-soft">{sku}</span>
              {priceWithGst === null ? (
                <span>no rate for its HSN code</span>
              ) : (
                <span>
                  <Figure>{formatPrice(priceWithGst)}</Figure> with GST, MRP{' '}
                  <Figure>{formatPrice(mrp)}</Figure>
                </span>
              )}
            </li>
          ))}
        </ul>
        {all > goods.length && <p className="pt-1 text-palm-soft">{`and ${all - goods.length} more`}</p>}
      </details>
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 variant' : `${count} variants`;
}
