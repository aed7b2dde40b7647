import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { openAccountDialog, useLoginPrompt } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { lastPage, returnTo } from '../session/return-to.ts';

/** /login: opens the dialog, and returns when it closes. True on /login. */
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
    // A follow-up question keeps the focus.
    if (isHere && !isAsked && (isAuthenticated || wasAsked.current)) leave();
    wasAsked.current = isAsked;
  }, [isHere, isAuthenticated, isAsked, leave]);

  return isHere;
}

/** Back if possible, else navigates. */
function useWayBack(): () => void {
  const { state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  return useCallback(() => {
    // Navigation is under way.
    if (!/^#\/login\b/i.test(window.location.hash)) return;
    const { to, state: itsState } = returnTo(state);
    const isNewStep = type !== 'POP' || key === 'default';
    if (isNewStep && lastPage()?.to === to) void navigate(-1);
    else void navigate(to, { replace: true, state: itsState });
  }, [state, key, type, navigate]);
}
