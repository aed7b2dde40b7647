import { Navigate } from 'react-router';
import { useMay } from '../../session/permission.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

export function Component() {
  const may = useMay();
  const first = SETTINGS_PAGES.find(({ needs }) => may(needs));
  return <Navigate to={first?.to ?? '/'} replace />;
}
