import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
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
        // "Characters", so that the field stays the only control named after the password.
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide characters' : 'Show characters'}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
          className="text-palm-soft"
        />
      }
    />
  );
}
