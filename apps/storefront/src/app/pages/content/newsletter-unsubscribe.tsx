import { useSearchParams } from 'react-router';
import { LinkOutcome, useUnsubscription } from '../../../features/newsletter/link-outcome.tsx';
import { brand } from '../../../lib/content.ts';

const WORDS = {
  busy: 'Taking you off our list...',
  done: 'We will not write again. If you change your mind, the box at the foot of every page is open.',
  failed: 'We could not take you off our list',
  instead: 'Please use the link of a newer mail, or write to us.',
};

/** Where the unsubscribe link of every newsletter mail leads: the click was the whole request. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Unsubscribe – ${brand.name}`}</title>
      <LinkOutcome token={token} answer={useUnsubscription(token)} words={WORDS} />
    </>
  );
}
