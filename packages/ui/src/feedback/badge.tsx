import type { ReactNode } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon, type IconName } from '../text/icon.tsx';

const tones = {
  neutral: 'bg-husk-tint text-husk-dark',
  leaf: 'bg-tender text-palm',
  water: 'bg-water text-palm',
  sun: 'bg-sun text-palm',
  husk: 'bg-husk text-kernel',
  hibiscus: 'bg-hibiscus-tint text-hibiscus-dark',
  palm: 'bg-palm text-paper',
} as const;

export type BadgeTone = keyof typeof tones;

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs leading-4',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} strokeWidth={2.25} className="-ml-0.5 size-4" />}
      {children}
    </span>
  );
}
