import { DeliveryForm } from './delivery-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="delivery" title="Delivery" about="Shown in carts, mails and search engines.">
      {(section) => <DeliveryForm section={section} />}
    </SectionPage>
  );
}
