import { TermsLink } from './terms.tsx';

/** What going on means, beside the button that goes on. */
export function TermsNote() {
  return (
    <p className="text-center text-palm-soft text-sm">
      By continuing you agree to our <TermsLink to="terms" /> and <TermsLink to="privacy" />.
    </p>
  );
}
