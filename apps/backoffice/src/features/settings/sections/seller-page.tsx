import { SectionPage } from './section-page.tsx';
import { SellerForm } from './seller-form.tsx';

export function Component() {
  return (
    <SectionPage
      id="seller"
      title="Company"
      about="Shown on every new invoice. Issued invoices stay unchanged."
    >
      {(section) => <SellerForm section={section} />}
    </SectionPage>
  );
}
