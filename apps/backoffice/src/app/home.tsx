import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Navigate } from 'react-router';
import { useMay } from '../session/permission.ts';
import { MENU } from './features.ts';

/** Leads to the first page that whoever sits here may see. */
export function Home() {
  const may = useMay();
  const first = MENU.find(({ needs }) => may(needs));
  if (first !== undefined) return <Navigate to={first.to} replace />;
  return (
    <>
      <title>Ilaneer staff</title>
      <StatePanel
        kind="empty"
        heading="h1"
        title="Nothing to show yet"
        text="Your role opens no page of this app. Please ask whoever manages staff to change it."
      />
    </>
  );
}
