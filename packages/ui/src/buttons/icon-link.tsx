import { cloneElement, type ReactElement } from 'react';
import { CountMark } from '../feedback/count-mark.tsx';
import { Icon, type IconName } from '../text/icon.tsx';
import { type IconButtonLook, iconButtonClass } from './icon-button-class.ts';

export type IconLinkProps = IconButtonLook & {
  icon: IconName;
  /** Accessible name with the count, if any: "Cart, 3 items". */
  label: string;
  count?: number | undefined;
  /** `<Link to="/cart" />`. */
  render: ReactElement<{ 'aria-label'?: string; className?: string }>;
};

export function IconLink({ icon, label, count = 0, render, ...look }: IconLinkProps) {
  return cloneElement(
    render,
    { 'aria-label': label, className: iconButtonClass(look) },
    <Icon name={icon} />,
    <CountMark count={count} />,
  );
}
