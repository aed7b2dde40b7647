import { SectionPage } from './section-page.tsx';
import { TaxForm } from './tax-form.tsx';

export function Component() {
  return (
    <SectionPage id="tax" title="Tax" about="Applies to carts, orders and invoices from now on.">
      {(section) => <TaxForm section={section} />}
    </SectionPage>
  );
}
