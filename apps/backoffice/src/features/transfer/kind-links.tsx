import { cx } from '@ilaneer/ui/text/cx';
import { NavLink } from 'react-router';

type KindLinksProps<Kind extends string> = {
  label: string;
  kinds: readonly { readonly kind: Kind; readonly to: string; readonly label: string }[];
  chosen: Kind;
};

export function KindLinks<Kind extends string>({ label, kinds, chosen }: KindLinksProps<Kind>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 pb-4">
      {kinds.map((one) => (
        <NavLink
          key={one.kind}
          to={one.to}
          aria-current={one.kind === chosen ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-touch items-center rounded-md px-3 text-sm ring-1 ring-inset',
            one.kind === chosen
              ? 'bg-chosen font-semibold ring-leaf/60'
              : 'bg-kernel ring-line-strong/50 hover:ring-line-strong',
          )}
        >
          {one.label}
        </NavLink>
      ))}
    </nav>
  );
}
