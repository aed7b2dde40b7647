import { POLICIES, POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readDraft, removeDraft, writeDraft } from '../../../parts/form/draft.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { type Policy, readPolicy, savePolicy, useInvalidatePolicies } from '../policies/use-policies.ts';

const DRAFT = 'first-run.policies';

type PoliciesStepProps = { onDone: () => void; also: ReactNode };

export function PoliciesStep(props: PoliciesStepProps) {
  const query = useQuery({
    queryKey: ['content', 'policies', 'all'],
    queryFn: async ({ signal }) =>
      (await Promise.all(POLICY_SLUGS.map((slug) => readPolicy(slug, signal)))).map(({ policy }) => policy),
  });
  if (query.isError) return <Notice tone="error">{refusalText(query.error)}</Notice>;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  return <BlanksForm policies={query.data} {...props} />;
}

function BlanksForm({ policies, onDone, also }: PoliciesStepProps & { policies: readonly Policy[] }) {
  const forget = useInvalidatePolicies();
  const open = policies.filter(({ isShown, outdated }) => !isShown || outdated.length > 0);
  const blanks = new Map(
    open.flatMap(({ values, outdated }) => [
      ...values.map(({ name, value }) => [name, value] as const),
      ...outdated.map(({ name, value }) => [name, value] as const),
    ]),
  );
  // Changes with any policy: drafts expire.
  const version = policies.reduce((sum, policy) => sum + policy.version, 0);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    () => readDraft(DRAFT, version, Object.fromEntries(blanks)) ?? {},
  );
  const type = (name: string, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    writeDraft(DRAFT, { version, values: { ...Object.fromEntries(blanks), ...next } });
  };
  const filledIn = (name: string) => typed[name] ?? blanks.get(name) ?? '';
  const left = [...blanks.keys()].filter((name) => filledIn(name).trim() === '').length;

  const save = useMutation({
    mutationFn: async () => {
      for (const { slug, title, body, values, version } of open) {
        const filled = values.map(({ name }) => ({ name, value: filledIn(name) }));
        await savePolicy(slug, { title, body, values: filled }, version);
      }
    },
    onSuccess: () => {
      removeDraft(DRAFT);
      onDone();
    },
    // Some may be saved.
    onSettled: forget,
  });
  const submitLabel = open.length === 0 ? 'Continue' : 'Save and continue';
  const send = () => {
    if (open.length === 0) onDone();
    else if (!save.isPending) save.mutate();
  };
  useShortcuts('This page', [{ keys: '$mod+s', label: submitLabel, always: true, run: send }]);

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {save.isError && <Notice tone="error">{save.error.message}</Notice>}
      <Panel title="The four policies">
        <ul className="grid gap-1 text-sm">
          {policies.map((policy) => (
            <PolicyLine key={policy.slug} {...policy} />
          ))}
        </ul>
      </Panel>
      {blanks.size > 0 && (
        <Panel title="Details to fill in">
          <div className="grid gap-4 sm:grid-cols-2">
            {[...blanks.keys()].map((name) => (
              <TextField
                key={name}
                label={name.charAt(0).toUpperCase() + name.slice(1)}
                autoComplete="off"
                maxLength={500}
                value={filledIn(name)}
                onChange={({ target }) => type(name, target.value)}
              />
            ))}
          </div>
          <p role="status" className="pt-3 text-palm-soft text-sm">
            {left === 0
              ? 'All blanks are filled: the policies are published when you save.'
              : 'A policy with blanks is saved, and published once they are filled.'}
          </p>
        </Panel>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {submitLabel}
        </Button>
        {also}
      </div>
    </form>
  );
}

function PolicyLine({ slug, isShown, outdated }: Pick<Policy, 'slug' | 'isShown' | 'outdated'>) {
  const published = outdated.length > 0 ? 'Published, and differs from the settings.' : 'Published.';
  return (
    <li className="flex flex-wrap gap-x-2">
      <Link to={`/settings/policies/${slug}`} className="underline">
        {POLICIES[slug]}
      </Link>
      <span className="text-palm-soft">{isShown ? published : 'Not published yet.'}</span>
    </li>
  );
}
