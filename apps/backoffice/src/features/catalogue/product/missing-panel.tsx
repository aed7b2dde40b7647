import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Icon } from '@ilaneer/ui/text/icon';
import { useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { missingNow } from './missing-list.ts';
import type { ProductForm } from './product-form.ts';

export function MissingPanel({ product }: { product: StaffProductView }) {
  // Complete from the start.
  const form = useWatch<ProductForm>() as ProductForm;
  const missing = missingNow(product, form);
  return (
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
  );
}
