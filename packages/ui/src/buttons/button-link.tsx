import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps = ButtonLook & {
  render: ReactElement<{ className?: string }>;
  children: ReactNode;
};

export function ButtonLink({ render, children, ...look }: ButtonLinkProps) {
  return cloneElement(render, { className: buttonClass(look) }, children);
}
