import { Navigate } from 'react-router';
import { useMay } from '../../session/permission.ts';
import { PRIVACY_PAGES } from './privacy-pages.ts';

export function Component() {
  const may = useMay();
  const first = PRIVACY_PAGES.find(({ needs }) => may(needs));
  return <Navigate to={first?.to ?? '/'} replace />;
}
