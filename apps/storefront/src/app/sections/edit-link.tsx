import type { SectionView } from '@ilaneer/contract/page-sections';
import { sectionAddress } from '@ilaneer/domain/page/preview';
import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import { Icon } from '@ilaneer/ui/text/icon';
import { staffAddress } from './staff-editing.ts';

type EditLinkProps = { readonly slug: string; readonly section: SectionView };

/** Banners are a list of their own. */
export function EditLink({ slug, section }: EditLinkProps) {
  const { label } = SECTION_KINDS[section.kind];
  const address = section.kind === 'banners' ? '/settings/banners' : sectionAddress(slug, section.id);
  return (
    <a
      href={staffAddress(address)}
      className="absolute top-3 right-3 z-10 inline-flex min-h-touch items-center gap-2 rounded-full bg-palm on-dark px-4 font-semibold text-sm shadow-md ring-2 ring-paper"
    >
      <Icon name="pencil" className="size-4" />
      Edit
      <span className="sr-only"> the section {label}</span>
    </a>
  );
}
