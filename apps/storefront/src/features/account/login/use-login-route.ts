import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { openAccountDialog, useLoginPrompt } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { lastPage, returnTo } from '../session/return-to.ts';

/**
 * On /login: opens the login dialog, and returns the visitor to where they came from once it is closed, with a login
 * or without. Returns whether this is /login.
 */
export function useLoginRoute(): boolean {
  const { pathname } = useLocation();
  const { isAuthenticated } = useSession();
  const isAsked = useLoginPrompt() !== null;
  const wasAsked = useRef(false);
  const leave = useWayBack();
  const isHere = pathname.toLowerCase() === '/login';

  useEffect(() => {
    if (isHere && !isAuthenticated) openAccountDialog('login-code');
  }, [isHere, isAuthenticated]);

  useEffect(() => {
    // After the login a dialog may have one more question; the focus is not to be taken from it.
    if (isHere && !isAsked && (isAuthenticated || wasAsked.current)) leave();
    wasAsked.current = isAsked;
  }, [isHere, isAuthenticated, isAsked, leave]);

  return isHere;
}

/** Leads from /login to the page before it: a step back where that is the page, so that it is not there twice. */
function useWayBack(): () => void {
  const { state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  return useCallback(() => {
    // Another page closed the dialog: it is on its way, and this one is only shown until it comes.
    if (!/^#\/login\b/i.test(window.location.hash)) return;
    const { to, state: itsState } = returnTo(state);
    // An address that was typed has the key 'default'; the page before it is one step back, too.
    const isNewStep = type !== 'POP' || key === 'default';
    if (isNewStep && lastPage()?.to === to) void navigate(-1);
    else void navigate(to, { replace: true, state: itsState });
  }, [state, key, type, navigate]);
}
