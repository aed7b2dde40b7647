import { SectionPage } from './section-page.tsx';
import { TaxForm } from './tax-form.tsx';

export function Component() {
  return (
    <SectionPage id="tax" title="Tax" about="Carts, orders and invoices follow it from now on.">
      {(section) => <TaxForm section={section} />}
    </SectionPage>
  );
}
