import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { Figure } from '@ilaneer/ui/text/figure';
import { LineFacts } from '../../../parts/words/line-facts.tsx';

type Line = ParcelView['lines'][number];

export function ItemInHand({ line }: { line: Line }) {
  return (
    <div className="grid content-start gap-3 rounded-lg border border-line bg-kernel p-4">
      {/* Product pictures are drawn for light ground. */}
      <div className="grid place-items-center rounded-md bg-[#fbfaf4] p-2">
        <img src={line.picture} alt="" className="h-[min(38dvh,22rem)] w-full object-contain" />
      </div>
      <div className="flex items-end gap-4">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-[1.375rem] leading-tight">{line.name}</p>
          <p className="text-lg text-palm-soft">{line.variantName}</p>
          <LineFacts line={line} facts={[line.sku]} />
        </div>
        <p className="whitespace-nowrap font-semibold text-[2.75rem] leading-none">
          <Figure>{line.packed}</Figure>
          <span className="text-[1.5rem] text-palm-soft">{` of ${line.quantity}`}</span>
        </p>
      </div>
    </div>
  );
}
