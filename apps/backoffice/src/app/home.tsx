import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { shopName } from '../parts/words/shop-name.ts';
import { useMay } from '../session/permission.ts';
import { MENU } from './menu/features.ts';

const Start = lazy(() => import('../features/settings/opening/start.tsx'));

export function Home() {
  const may = useMay();
  const first = MENU.find(({ needs }) => may(needs));
  if (first !== undefined && may('settings.write')) {
    return (
      <Suspense>
        <Start otherwise={first.to} />
      </Suspense>
    );
  }
  if (first !== undefined) return <Navigate to={first.to} replace />;
  return (
    <>
      <title>{`${shopName.read()} staff`}</title>
      <StatePanel
        kind="empty"
        heading="h1"
        title="Nothing to show yet"
        text="Your role has no pages in this app. Ask a staff manager to change it."
      />
    </>
  );
}
