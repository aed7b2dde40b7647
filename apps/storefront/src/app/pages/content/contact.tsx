import { brand } from '../../../lib/content.ts';
import { OwnSections } from '../../sections/site-page.tsx';

export function Component() {
  return (
    <>
      <title>{`Contact us – ${brand().name}`}</title>
      <OwnSections slug="contact-us" />
    </>
  );
}
