import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { undoLast, useCanUndo } from '../../parts/act/undo.ts';
import { focusTitle } from '../../parts/frame/focus-title.ts';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { useKeyBindings } from '../../parts/keys/use-key-bindings.ts';
import { CameraPanel } from '../../parts/scanner/camera-panel.tsx';
import { Palette } from '../palette/palette.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SideMenu } from './side-menu.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useFocusOnNavigation();
  useKeyBindings();
  useLeaveGuard();
  const canUndo = useCanUndo();
  useShortcuts(
    'Everywhere',
    canUndo
      ? [
          { keys: 'z', label: 'Undo the last change', run: undoLast },
          { keys: '$mod+z', label: 'Undo the last change', run: undoLast },
        ]
      : [],
  );
  const isLeaving = useNavigation().state === 'loading';
  return (
    <div className="flex min-h-dvh max-sm:flex-col">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only z-skip rounded-md bg-palm px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </button>
      <SideMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
      <div inert={isMenuOpen} className="flex min-w-0 flex-1 flex-col">
        {isLeaving && (
          <span aria-hidden="true" className="fixed inset-x-0 top-0 z-toast h-0.5 animate-pulse bg-leaf" />
        )}
        <OfflineNotice />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="flex-1 px-gutter pt-5 pb-[calc(var(--bar)+3rem)] outline-none"
        >
          <Outlet />
        </main>
      </div>
      <PhoneBar />
      <CameraPanel />
      <Palette />
      <ShortcutList />
      <ScrollRestoration />
    </div>
  );
}

function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusTitle();
  }, [pathname]);
}
