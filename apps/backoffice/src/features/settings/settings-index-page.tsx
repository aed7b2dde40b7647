import { Navigate } from 'react-router';
import { useMay } from '../../session/permission.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

/** Leads to the first page of the settings that whoever sits here may see. */
export function Component() {
  const may = useMay();
  const first = SETTINGS_PAGES.find(({ needs }) => may(needs));
  return <Navigate to={first?.to ?? '/'} replace />;
}
