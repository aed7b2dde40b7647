import '../src/styles.css';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackofficeApp } from '../src/app/backoffice-app.tsx';
import { openApp } from '../src/app/open-app.ts';
import { closePalette } from '../src/app/palette/open-palette.ts';
import { leaveSession, openSession } from '../src/session/session.ts';

type StaffOptions = {
  readonly rights?: readonly Permission[];
  readonly name?: string;
  readonly theme?: 'light' | 'dark';
  readonly stored?: Readonly<Record<`staff.${string}`, string>>;
};

export const MEMBER_ID = 'asha';

/** Opens a page of the staff app, such as '/orders', for a member who is signed in. */
export async function renderStaff(
  path: string,
  { rights = PERMISSIONS, name = 'Asha Menon', theme = 'light', stored = {} }: StaffOptions = {},
): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = 'en-IN';
  history.replaceState(null, '', `/backoffice${path}`);
  leaveSession();
  openSession({ id: MEMBER_ID, name, permissions: [...rights] }, 'csrf');
  const app = openApp();
  const { unmount } = await render(<BackofficeApp {...app} />);
  onTestFinished(async () => {
    closePalette();
    await app.queryClient.cancelQueries();
    await unmount();
    app.router.dispose();
  });
}
