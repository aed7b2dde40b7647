import { PageLink } from '../../../lib/page-link.tsx';

const PLACES = {
  terms: { path: '/Terms-of-service', name: 'Terms and Conditions' },
  privacy: { path: '/privacy-policy', name: 'Privacy Policy' },
} as const;

/** The way to a text that is agreed to: in a tab of its own, so that nothing typed is lost. */
export function TermsLink({ to, label }: { readonly to: keyof typeof PLACES; readonly label?: string }) {
  const { path, name } = PLACES[to];
  return (
    <PageLink
      to={path}
      target="_blank"
      className="font-medium text-leaf-dark underline underline-offset-4 hover:no-underline"
    >
      {label ?? name}
      <span lang="en" className="sr-only">
        {' '}
        (opens in a new tab)
      </span>
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
