import { HELD_CHANGE_KEY } from './account-change.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

/** A dialog of the account page; it stays while a change that cannot be left is sent, and forgets what was typed when it closes. */
export function ChangeDialog(props: Omit<FormDialogProps, 'calls'>) {
  return <FormDialog {...props} calls={[HELD_CHANGE_KEY]} />;
}
