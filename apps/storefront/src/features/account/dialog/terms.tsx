import { PageLink } from '../../../lib/page-link.tsx';

const PLACES = {
  terms: { path: '/Terms-of-service', label: 'Terms and Conditions' },
  privacy: { path: '/privacy-policy', label: 'Privacy Policy' },
} as const;

/** The way to a text that is agreed to: in a tab of its own, so that nothing typed is lost. */
export function TermsLink({ to }: { readonly to: keyof typeof PLACES }) {
  const { path, label } = PLACES[to];
  return (
    <PageLink
      to={path}
      target="_blank"
      className="font-medium text-leaf-dark underline underline-offset-4 hover:no-underline"
    >
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </PageLink>
  );
}

/** What comes before an account is made, beside the buttons that may make one. */
export function TermsNote() {
  return (
    <p className="text-center text-palm-soft text-sm">
      New here? We ask whether you agree to our <TermsLink to="terms" /> before we make an account. Our{' '}
      <TermsLink to="privacy" /> says what we do with your data.
    </p>
  );
}
