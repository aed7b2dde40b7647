import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps = ButtonLook & {
  /** `<Link to="/products" />` or `<a href="…" />`. */
  render: ReactElement<{ className?: string }>;
  children: ReactNode;
};

/** A link that looks like a button; it has no busy state. */
export function ButtonLink({ render, children, ...look }: ButtonLinkProps) {
  return cloneElement(render, { className: buttonClass(look) }, children);
}
