import { isTypedInto } from './typed-into.ts';

let field: HTMLElement | null = null;

/**
 * Follows the field that has the focus. One that leaves the page, or is disabled, drops the focus without a word, and
 * the letters meant for it would be shortcuts; a field of a dialog does not, because the dialog gives the focus back.
 */
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
    window.removeEventListener('focusin', enter);
    window.removeEventListener('pointerdown', leave);
    window.removeEventListener('keydown', leaveOnEscape, { capture: true });
  };
}

/** Whether letters are still meant for a field that is gone: until something has the focus, a click, or Escape. */
export function isFieldLost(): boolean {
  const here = document.activeElement;
  const isNowhere = here === null || here === document.body;
  return isNowhere && field !== null && (!field.isConnected || field.matches(':disabled'));
}
