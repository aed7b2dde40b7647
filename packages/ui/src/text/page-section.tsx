import type { ComponentProps } from 'react';
import { cx } from './cx.tsx';

const tones = {
  paper: '',
  kernel: 'bg-kernel',
  tender: 'bg-tender',
  mist: 'bg-leaf-tint',
  water: 'bg-water',
  sand: 'bg-husk-tint',
  palm: 'bg-palm on-dark',
} as const;

const widths = { text: 'max-w-text', page: 'max-w-page', wide: 'max-w-wide', full: '' } as const;

const spaces = { none: '', compact: 'py-8 sm:py-12', roomy: 'py-section' } as const;

export type PageSectionProps = ComponentProps<'section'> & {
  tone?: keyof typeof tones | undefined;
  width?: keyof typeof widths | undefined;
  space?: keyof typeof spaces | undefined;
};

export function PageSection({
  tone = 'paper',
  width = 'page',
  space = 'roomy',
  className,
  children,
  ...section
}: PageSectionProps) {
  return (
    <section {...section} className={cx(tones[tone], spaces[space], className)}>
      <div className={cx('mx-auto', width === 'full' ? '' : 'px-gutter', widths[width])}>{children}</div>
    </section>
  );
}
