import { SectionPage } from './section-page.tsx';
import { SellerForm } from './seller-form.tsx';

export function Component() {
  return (
    <SectionPage
      id="seller"
      title="Company"
      about="Every new invoice names it. Invoices that were issued stay as they are."
    >
      {(section) => <SellerForm section={section} />}
    </SectionPage>
  );
}
