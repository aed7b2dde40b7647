import { formatPrice } from '@ilaneer/client/format-price';
import type { QuoteView } from '@ilaneer/contract/quote';
import { Figure } from '@ilaneer/ui/text/figure';

export function QuoteFigures({ quote }: { readonly quote: QuoteView }) {
  const { lines, goods, freight, taxes, roundOff, total, gstIncluded, note } = quote;
  const rows = [
    ['Goods', formatPrice(goods)],
    ['Freight', freight === 0 ? 'Free' : formatPrice(freight)],
    ...taxes.map(
      ({ name, rate, amount }) =>
        [`${gstIncluded ? 'of which ' : ''}${name} ${rate}%`, formatPrice(amount)] as const,
    ),
    ...(roundOff === 0 ? [] : [['Round-off', formatPrice(roundOff)] as const]),
  ] as const;
  return (
    <section aria-label="Goods and total" className="grid gap-4 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li
            key={line.sku}
            className="grid gap-1 border-line border-b pb-3 sm:grid-cols-[1fr_auto] sm:gap-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {line.variantName === '' ? line.name : `${line.name}, ${line.variantName}`}
              </p>
              <p className="text-palm-soft text-sm">
                {`HSN ${line.hsnCode}, GST ${line.rate}%`}
                {line.listPrice > line.price && (
                  <>
                    {', list price '}
                    <Figure>{formatPrice(line.listPrice)}</Figure>
                  </>
                )}
              </p>
            </div>
            <p className="sm:text-right">
              <Figure>{`${line.quantity} × ${formatPrice(line.price)}`}</Figure>
              <span className="block font-semibold">
                <Figure>{formatPrice(line.amount)}</Figure>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 sm:ml-auto sm:min-w-72">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-6">
            <dt className="text-palm-soft">{name}</dt>
            <dd>
              <Figure>{amount}</Figure>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-line border-t pt-2 font-semibold text-lg">
          <dt>Total with GST</dt>
          <dd>
            <Figure>{formatPrice(total)}</Figure>
          </dd>
        </div>
      </dl>
      {note !== '' && <p className="whitespace-pre-wrap wrap-anywhere border-line border-t pt-4">{note}</p>}
    </section>
  );
}
