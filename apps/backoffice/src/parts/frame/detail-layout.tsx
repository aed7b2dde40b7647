import type { ReactNode } from 'react';

type DetailLayoutProps = {
  children: ReactNode;
  aside?: ReactNode;
};

export function DetailLayout({ children, aside }: DetailLayoutProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">{children}</div>
      {aside && <aside className="grid min-w-0 gap-4">{aside}</aside>}
    </div>
  );
}
