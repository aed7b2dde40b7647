import { DeliveryForm } from './delivery-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="delivery" title="Delivery" about="Carts, mails and search engines say it from now on.">
      {(section) => <DeliveryForm section={section} />}
    </SectionPage>
  );
}
