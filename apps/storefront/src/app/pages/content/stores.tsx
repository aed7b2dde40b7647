import { brand } from '../../../lib/content.ts';
import { OwnSections } from '../../sections/site-page.tsx';

export function Component() {
  return (
    <>
      <title>{`Stores – ${brand().name}`}</title>
      <OwnSections slug="store" />
    </>
  );
}
