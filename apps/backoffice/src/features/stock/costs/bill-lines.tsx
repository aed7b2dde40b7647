import type { BillView } from '@ilaneer/contract/staff/stock/purchases';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Money } from '../../../parts/words/money.tsx';

const CELL = 'px-3 py-1.5 text-right align-top';

/** Amounts in rupees. */
export function BillLines({ bill: { number, lines } }: { bill: BillView }) {
  return (
    <section
      aria-label={`Lines of bill ${number}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-t text-palm-soft">
            <th scope="col" className="px-4 py-1.5 text-left font-medium">
              SKU
            </th>
            {['Units', 'Before GST', 'Freight', 'GST', 'Cost'].map((heading) => (
              <th key={heading} scope="col" className="px-3 py-1.5 text-right font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a stored bill never move
            <tr key={index} className="border-line border-t">
              <th scope="row" className="px-4 py-1.5 text-left font-medium">
                {line.sku}
              </th>
              <td className={CELL} translate="no">
                {indianDigits(line.quantity)}
              </td>
              <td className={CELL}>
                <Money rupees={line.amount} />
              </td>
              <td className={CELL}>
                <Money rupees={line.freight} />
              </td>
              <td className={CELL}>
                <Gst line={line} />
              </td>
              <td className={CELL}>
                <Money rupees={line.cost} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Gst({ line: { gstRate, igst, cgst, sgst, claimsTax } }: { line: BillView['lines'][number] }) {
  if (gstRate === 0) return 'None';
  return (
    <>
      {igst > 0 ? (
        <>
          IGST <Money rupees={igst} />
        </>
      ) : (
        <>
          CGST <Money rupees={cgst} /> + SGST <Money rupees={sgst} />
        </>
      )}
      <span className="block text-palm-soft">
        <span translate="no">{gstRate} %</span>, {claimsTax ? 'claimed' : 'in the cost'}
      </span>
    </>
  );
}
