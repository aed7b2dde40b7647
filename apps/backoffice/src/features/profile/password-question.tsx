import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';

type PasswordQuestionProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** Fields that stand before the password. */
  children?: ReactNode;
  /** What the password confirms; what it throws is shown. */
  run: (password: string) => Promise<void>;
};

type Values = { password: string };

/** Asks for the password before a change of how somebody signs in: an open session alone must not do (STAFF-10). */
export function PasswordQuestion(props: PasswordQuestionProps) {
  return props.open && <OpenQuestion {...props} />;
}

function OpenQuestion(props: PasswordQuestionProps) {
  const { onClose, title, description, confirmLabel, children, run } = props;
  const formId = useId();
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const call = useMutation({
    mutationFn: ({ password }: Values) => run(password),
    onError: (error) => showRefusal(form, ['password'], error),
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={call.isPending}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={call.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => call.mutate(values))}
      >
        {call.isError && errors.password === undefined && <Notice tone="error">{call.error.message}</Notice>}
        {children}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { ...clearOnEdit(form, call), required: 'Password is required' })}
        />
      </form>
    </Dialog>
  );
}
