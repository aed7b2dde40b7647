import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { missingNow } from './missing-list.ts';
import type { ProductForm } from './product-form.ts';

const ID = 'before-publishing';

function useMissing(product: StaffProductView) {
  // Complete from the start.
  const form = useWatch<ProductForm>() as ProductForm;
  return missingNow(product, form);
}

/** Leads to the list. */
export function MissingCount({ product }: { product: StaffProductView }) {
  const { length } = useMissing(product);
  if (length === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => {
        const panel = document.getElementById(ID);
        panel?.scrollIntoView({ block: 'center' });
        panel?.focus({ preventScroll: true });
      }}
    >
      {length === 1 ? '1 thing missing before publishing' : `${length} things missing before publishing`}
    </Button>
  );
}

export function MissingPanel({ product }: { product: StaffProductView }) {
  const missing = useMissing(product);
  return (
    <div id={ID} tabIndex={-1} className="grid outline-none">
      <Panel title="Before publishing">
        {missing.length === 0 ? (
          <p className="flex items-center gap-2 text-sm">
            <Icon name="tick" className="size-4 text-leaf-dark" />
            Nothing is missing.
          </p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {missing.map(({ field, message }) => (
              <li key={`${field} ${message}`} className="flex items-start gap-2">
                <Icon name="alert" className="mt-0.5 size-4 shrink-0 text-hibiscus-dark" />
                {message}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
