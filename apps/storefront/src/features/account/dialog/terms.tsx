import { PageLink } from '../../../lib/page-link.tsx';

const PLACES = {
  terms: { path: '/Terms-of-service', name: 'Terms and Conditions' },
  privacy: { path: '/privacy-policy', name: 'Privacy Policy' },
} as const;

/** Opens in a new tab, to keep the form. */
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

/** Beside buttons that may create an account. */
export function TermsNote() {
  return (
    <p className="text-center text-palm-soft text-sm">
      New here? We ask whether you agree to our <TermsLink to="terms" /> before we make an account. Our{' '}
      <TermsLink to="privacy" /> says what we do with your data.
    </p>
  );
}
