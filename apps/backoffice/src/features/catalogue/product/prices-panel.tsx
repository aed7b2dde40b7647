import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { dropChange, fetchPriceChanges } from '../catalogue-calls.ts';
import { PriceDialog } from './price-dialog.tsx';

const SHOWN = 8;

type PricesPanelProps = { product: StaffProductView; onChanged: () => void };

export function PricesPanel({ product, onChanged }: PricesPanelProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const { show } = useToast();
  const queries = useQueryClient();
  const key = ['product', product.id, 'prices'];
  const changes = useQuery({ queryKey: key, queryFn: ({ signal }) => fetchPriceChanges(product.id, signal) });
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: key });
    onChanged();
  };
  const drop = useMutation({
    mutationFn: dropChange,
    onSuccess: () => {
      show({ text: 'Scheduled price cancelled', tone: 'success' });
      refresh();
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  const rows = changes.data ?? [];
  const sold = product.variants.filter(({ active }) => active);
  return (
    <Panel
      title="Prices"
      actions={
        may('prices.write') &&
        sold.length > 0 && (
          <Button type="button" variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Change prices
          </Button>
        )
      }
    >
      <ul className="grid gap-1.5 text-sm">
        {sold.map((variant) => (
          <li key={variant.id} className="grid">
            <span className="font-medium">{variant.name || variant.sku}</span>
            <span className="text-palm-soft">
              <strong className="text-palm">
                <Money rupees={variant.price} />
              </strong>{' '}
              of <Money rupees={variant.originalPrice} />, MRP <Money rupees={variant.mrp} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && <h3 className="mt-4 mb-1 font-semibold text-sm">Price history</h3>}
      <ul className="grid gap-2 text-sm">
        {rows.slice(0, showsAll ? rows.length : SHOWN).map((change) => (
          <li key={change.id} className="grid gap-0.5 border-line border-t pt-2">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{change.sku}</span>
              {change.from && (
                <>
                  <Money rupees={change.from.price} /> to
                </>
              )}
              <Money rupees={change.to.price} />
              <span className="text-palm-soft">
                MRP <Money rupees={change.to.mrp} />
              </span>
              {change.droppedAt !== null && <Badge>{change.droppedWhy}</Badge>}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-palm-soft text-xs">
              <When at={change.takesEffectAt} whole /> by {change.by}
              {change.appliedAt === null && change.droppedAt === null && (
                <>
                  <Badge tone="water" icon="clock">
                    Scheduled
                  </Badge>
                  {may('prices.write') && (
                    <Button type="button" variant="quiet" size="sm" onClick={() => drop.mutate(change.id)}>
                      Cancel
                    </Button>
                  )}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && !showsAll && (
        <Button type="button" variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
      {isOpen && (
        <PriceDialog
          hsnCode={product.hsnCode}
          variants={sold}
          onClose={() => setOpen(false)}
          onSaved={refresh}
        />
      )}
    </Panel>
  );
}
