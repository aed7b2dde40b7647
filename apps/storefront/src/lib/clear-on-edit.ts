/** What every field of a form does when it is edited: the errors that show go, those of the failed call too. */
export function clearOnEdit(
  form: { clearErrors(): void },
  call: { readonly isError: boolean; reset(): void },
): { readonly onChange: () => void } {
  return {
    onChange: () => {
      form.clearErrors();
      if (call.isError) call.reset();
    },
  };
}
