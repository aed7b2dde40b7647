import type { ReactNode } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

const looks = {
  error: { ground: 'bg-hibiscus-tint text-hibiscus-dark', icon: 'alert' },
  success: { ground: 'bg-leaf-tint', icon: 'tick' },
} as const;

export type NoticeProps = { tone: keyof typeof looks; className?: string | undefined; children: ReactNode };

export function Notice({ tone, className, children }: NoticeProps) {
  const { ground, icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-md p-4 font-medium', ground, className)}
    >
      <Icon name={icon} className="shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
