export type SkipLinkProps = { href?: string | undefined; children?: string | undefined };

/** The first stop of the Tab key on every page. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="fixed top-3 left-3 z-skip -translate-y-24 rounded-full bg-palm px-6 py-3 font-semibold text-coconut shadow-md transition-transform focus:translate-y-0"
    >
      {children}
    </a>
  );
}
