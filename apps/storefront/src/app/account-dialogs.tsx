import { lazy, Suspense, useState } from 'react';
import { useLoginPrompt } from '../lib/login-prompt.ts';
import { DialogLoad } from './dialog-load.tsx';

/** Fetches the account dialogs' code; called when somebody is about to open one. */
export const loadAccountDialogs = () => import('../features/account/components/account-dialogs.tsx');

const LazyDialogs = lazy(async () => ({ default: (await loadAccountDialogs()).AccountDialogs }));

/**
 * The account dialogs, which are there from the first time that one is asked for: most visits never need them. They
 * stay, so that they can fade away.
 */
export function AccountDialogs() {
  const [wasAsked, setAsked] = useState(false);
  const isAsked = useLoginPrompt() !== null;
  if (isAsked && !wasAsked) setAsked(true);
  return <Suspense fallback={<DialogLoad />}>{wasAsked && <LazyDialogs />}</Suspense>;
}
