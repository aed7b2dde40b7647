import { contactNotice } from '@ilaneer/domain/contact/notice';
import { brand } from '../../lib/content.ts';
import { NoticeElsewhere } from '../../lib/notice-elsewhere.tsx';
import { PageLink } from '../../lib/page-link.tsx';

export function ContactNotice({ also }: { readonly also?: string }) {
  return (
    <p className="text-pretty text-palm-soft text-sm">
      {contactNotice(brand().name, also)}{' '}
      <PageLink to="/privacy-policy" className="text-leaf-dark underline underline-offset-4">
        Privacy Policy
      </PageLink>
      . <NoticeElsewhere />
    </p>
  );
}
