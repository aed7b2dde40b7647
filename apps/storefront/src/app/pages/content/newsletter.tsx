import { useSearchParams } from 'react-router';
import {
  LinkOutcome,
  useConfirmation,
  useUnsubscription,
} from '../../../features/newsletter/link-outcome.tsx';
import { brand } from '../../../lib/content.ts';

const CONFIRMATION = {
  busy: 'Confirming your subscription...',
  failed: 'We could not confirm your subscription',
  instead: 'Please subscribe again in the box below.',
};

export function NewsletterConfirm() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Confirm your subscription – ${brand().name}`}</title>
      <LinkOutcome
        token={token}
        answer={useConfirmation(token)}
        words={{ ...CONFIRMATION, done: brand().texts.newsletterConfirmed || 'You are on our list.' }}
      />
    </>
  );
}

const UNSUBSCRIPTION = {
  busy: 'Taking you off our list...',
  done: 'We will not write again. If you change your mind, the box at the foot of every page is open.',
  failed: 'We could not take you off our list',
  instead: 'Please use the link of a newer mail, or write to us.',
};

export function NewsletterUnsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Unsubscribe – ${brand().name}`}</title>
      <LinkOutcome token={token} answer={useUnsubscription(token)} words={UNSUBSCRIPTION} />
    </>
  );
}
