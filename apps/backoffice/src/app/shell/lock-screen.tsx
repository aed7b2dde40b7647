import type { StaffMemberView } from '@ilaneer/contract/staff/people/session';
import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { unsavedNow } from '../../parts/act/use-unsaved.ts';
import { pageTitle } from '../../parts/words/shop-name.ts';
import { leaveSession } from '../../session/session.ts';
import { PasskeyButton } from '../../session/sign-in/passkey-button.tsx';
import { SignInPage } from '../../session/sign-in/sign-in-page.tsx';
import { UnlockForm } from '../../session/sign-in/unlock-form.tsx';

type LockScreenProps = { member: StaffMemberView; ended: boolean };

export function LockScreen({ member, ended }: LockScreenProps) {
  const [place] = useState(() => document.createElement('div'));
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    document.body.append(place);
    const covered = [...document.body.children].filter((one) => one !== place && !one.hasAttribute('inert'));
    for (const one of covered) one.setAttribute('inert', '');
    return () => {
      for (const one of covered) one.removeAttribute('inert');
      place.remove();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [place]);
  useTitle(ended ? 'Sign in again' : 'Locked');

  return createPortal(
    <div className="fixed inset-0 z-skip overflow-y-auto bg-paper" data-lock-screen>
      {ended ? (
        <SignInPage about="You were signed out. What you typed is kept." />
      ) : (
        <main className="grid min-h-dvh content-center justify-items-center px-4 py-10">
          <div className="grid w-full max-w-sm gap-5 rounded-xl border border-line bg-kernel p-6 shadow-sm">
            <div className="grid justify-items-center gap-2 text-center">
              <span className="grid size-12 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
                <Icon name="lock" />
              </span>
              <h1 className="text-2xl">{member.name}</h1>
              <p className="text-palm-soft text-sm">Locked. Your page is as you left it.</p>
            </div>
            <UnlockForm />
            <PasskeyButton what="unlock" />
            <Button variant="quiet" wide onClick={leaveSession}>
              I am somebody else
            </Button>
            {unsavedNow() !== null && (
              <p className="text-center text-palm-soft text-sm">
                {`Then what ${member.name} changed of ${unsavedNow()} and did not save is lost.`}
              </p>
            )}
          </div>
        </main>
      )}
    </div>,
    place,
  );
}

function useTitle(words: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(words);
    return () => {
      document.title = before;
    };
  }, [words]);
}
