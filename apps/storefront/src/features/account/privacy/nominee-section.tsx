import { clearOnEdit, resolveBy, showRefusal } from '@ilaneer/client/form';
import type {
  changeNominee,
  getNominee,
  NomineeView,
  removeNominee,
} from '@ilaneer/contract/account/nominee';
import { readNominee } from '@ilaneer/domain/account/nominee';
import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { LoadProblem } from '../dialog/problem-banner.tsx';
import { AccountSection } from '../page/account-page.tsx';

/** ACCOUNT-48. */
export function NomineeSection() {
  const nominee = useNominee();
  return (
    <AccountSection
      id="nominee"
      text="You may name a person who uses your rights over your data if you die or become unable to. Please tell them that you did."
    >
      {nominee.data !== undefined ? (
        <NomineeForm key={nominee.data?.contact ?? 'none'} nominee={nominee.data} />
      ) : nominee.isError ? (
        <LoadProblem error={nominee.error} busy={nominee.isFetching} onRetry={nominee.refetch} />
      ) : (
        <div role="status" className="mt-4 grid gap-3">
          <span className="sr-only">Loading your nominee</span>
          <Skeleton className="h-12 w-full max-w-md" />
        </div>
      )}
    </AccountSection>
  );
}

function NomineeForm({ nominee }: { readonly nominee: NomineeView | null }) {
  const { show } = useToast();
  const save = useSaveNominee();
  const remove = useRemoveNominee();
  const busy = save.isPending || remove.isPending;
  const form = useForm<NomineeView>({
    defaultValues: nominee ?? { name: '', contact: '' },
    resolver: resolveBy((entry) => {
      const read = readNominee(entry);
      return read.ok ? [] : read.error;
    }),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) =>
        save.mutate(entry, {
          onSuccess: ({ message }) => show({ text: message, tone: 'success' }),
          onError: (error) => showRefusal(form, ['name', 'contact'], error),
        }),
      )}
      className="mt-4 grid gap-4 sm:grid-cols-2"
    >
      <TextField
        {...form.register('name', clearOnEdit(form, save, 'name'))}
        label="Name of your nominee"
        maxLength={SIGNUP_LIMITS.name.max}
        error={errors.name?.message}
        autoComplete="off"
        disabled={busy}
      />
      <TextField
        {...form.register('contact', clearOnEdit(form, save, 'contact'))}
        label="Their mobile number or email"
        maxLength={SIGNUP_LIMITS.email.max}
        error={errors.contact?.message}
        autoComplete="off"
        disabled={busy}
      />
      {save.error !== null && errors.name === undefined && errors.contact === undefined && (
        <Notice tone="error">{accountProblem(save.error)}</Notice>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="secondary" size="sm" busy={save.isPending} disabled={busy}>
          Save nominee
        </Button>
        {nominee !== null && (
          <Button
            variant="quiet-danger"
            size="sm"
            busy={remove.isPending}
            disabled={busy}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: ({ message }) => show({ text: message, tone: 'success' }),
                onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
              })
            }
          >
            Remove nominee
          </Button>
        )}
      </div>
    </form>
  );
}

const NOMINEE_KEY = 'nominee';

function useNominee() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [NOMINEE_KEY, user?.id],
    enabled: isConfirmed,
    queryFn: ({ signal }) => request<typeof getNominee>('GET', '/account/nominee', { signal }),
    select: (reply) => reply.nominee,
  });
}

function useSaveNominee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NomineeView) => request<typeof changeNominee>('PUT', '/account/nominee', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [NOMINEE_KEY] }),
  });
}

function useRemoveNominee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<typeof removeNominee>('DELETE', '/account/nominee', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [NOMINEE_KEY] }),
  });
}
