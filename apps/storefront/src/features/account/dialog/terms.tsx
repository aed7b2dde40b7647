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

/** What going on means, beside the button that goes on. */
export function TermsNote() {
  return (
    <p className="text-center text-palm-soft text-sm">
      By continuing you agree to our <TermsLink to="terms" /> and <TermsLink to="privacy" />.
    </p>
  );
}
