import { isTypedInto } from './typed-into.ts';

let field: HTMLElement | null = null;

/** A removed field loses the focus; following letters must not act as shortcuts. */
export function followField(): () => void {
  const enter = ({ target }: FocusEvent) => {
    field =
      isTypedInto(target) && target.closest('[role=dialog], [role=alertdialog]') === null ? target : null;
  };
  const leave = () => {
    field = null;
  };
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  window.addEventListener('focusin', enter);
  window.addEventListener('pointerdown', leave);
  window.addEventListener('keydown', leaveOnEscape, { capture: true });
  return () => {
    leave();
    window.removeEventListener('focusin', enter);
    window.removeEventListener('pointerdown', leave);
    window.removeEventListener('keydown', leaveOnEscape, { capture: true });
  };
}

export function isFieldLost(): boolean {
  const here = document.activeElement;
  const isNowhere = here === null || here === document.body;
  return isNowhere && field !== null && (!field.isConnected || field.matches(':disabled'));
}
