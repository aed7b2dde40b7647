import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Policy } from '../../../features/content/page/policy.tsx';
import { MissingPage } from '../missing-page.tsx';

/** Also at /privacy (CONTENT-18). */
export function PrivacyPolicy() {
  return (
    <ContentPage slug="privacy-policy" title="Privacy Policy" missing={<MissingPage />}>
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}

/** CONTENT-19. */
export function RefundPolicy() {
  return (
    <ContentPage slug="refund-policy" title="Refund Policy" missing={<MissingPage />}>
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}

/** CONTENT-19. */
export function ShippingPolicy() {
  return (
    <ContentPage slug="shipping-policy" title="Shipping Policy" missing={<MissingPage />}>
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}

export function TermsOfService() {
  return (
    <ContentPage slug="terms-of-service" title="Terms of Service" missing={<MissingPage />}>
      {(page) => <Policy page={page} />}
    </ContentPage>
  );
}
