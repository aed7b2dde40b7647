import { useSearchParams } from 'react-router';
import { LinkOutcome, useConfirmation } from '../../../features/newsletter/link-outcome.tsx';
import { brand } from '../../../lib/content.ts';

const WORDS = {
  busy: 'Confirming your subscription...',
  done: 'You are on our list. The next letter from the grove comes to you.',
  failed: 'We could not confirm your subscription',
  instead: 'Please subscribe again in the box below.',
};

/** Where the link of the newsletter's confirmation mail leads. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Confirm your subscription – ${brand.name}`}</title>
      <LinkOutcome token={token} answer={useConfirmation(token)} words={WORDS} />
    </>
  );
}
