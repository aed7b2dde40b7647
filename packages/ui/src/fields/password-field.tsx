import { useState } from 'react';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import { Icon } from '../text/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'icon' | 'prefix'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        // Named by its text, so that the field stays the only control with the password's label.
        <button
          type="button"
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
          className={iconButtonClass({ className: 'text-palm-soft' })}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          <VisuallyHidden>{shown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </button>
      }
    />
  );
}
