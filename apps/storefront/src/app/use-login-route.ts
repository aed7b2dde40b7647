import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openAccountDialog, useLoginPrompt } from '../lib/login-prompt.ts';
import { placeBeforeLogin } from '../lib/place-before-login.ts';
import { useSession } from '../lib/session.ts';

/**
 * On /login: opens the login dialog, and afterwards returns the visitor to where they came from, or to Home when
 * the dialog is closed without a login (decisions.md section 2). Returns whether this is /login.
 */
export function useLoginRoute(): boolean {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { isAuthenticated } = useSession();
  const asked = useLoginPrompt() !== null;
  const wasAsked = useRef(false);
  const here = pathname.toLowerCase() === '/login';

  useEffect(() => {
    if (here && !isAuthenticated) openAccountDialog('login');
  }, [here, isAuthenticated]);

  useEffect(() => {
    // A dialog may have one more question; the focus is not to be taken from it.
    if (!here || !isAuthenticated || asked) return;
    const { to, state: itsState } = placeBeforeLogin(state);
    void navigate(to, { replace: true, state: itsState });
  }, [here, isAuthenticated, asked, state, navigate]);

  useEffect(() => {
    if (here && !isAuthenticated && wasAsked.current && !asked) void navigate('/', { replace: true });
    wasAsked.current = asked;
  }, [here, isAuthenticated, asked, navigate]);

  return here;
}
