import { isAnnouncedPolicy, isPolicySlug, POLICIES, type PolicySlug } from '@ilaneer/domain/setting/policies';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useParams } from 'react-router';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { PolicyBadge } from './policy-badge.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyNotice } from './policy-notice.tsx';
import { PolicyVersions } from './policy-versions.tsx';
import { usePolicy } from './use-policies.ts';

const BACK = { label: 'Policies', to: '/settings/policies' };

export function Component() {
  const { slug = '' } = useParams();
  return isPolicySlug(slug) ? (
    <PolicyPage key={slug} slug={slug} />
  ) : (
    <StatePanel kind="error" heading="h1" title="Policy not found" />
  );
}

function PolicyPage({ slug }: { slug: PolicySlug }) {
  const query = usePolicy(slug);
  const { policy, template } = query.data ?? {};
  return (
    <SettingsFrame
      title={POLICIES[slug]}
      back={BACK}
      about="A version with blanks is not published; shoppers see the version before."
      state={policy && <PolicyBadge policy={policy} />}
    >
      <ChangedNotice kind="content" id={slug} />
      {query.isError ? (
        <Unreadable what="This policy" query={query} inside />
      ) : policy === undefined || template === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <div className="grid gap-4">
          <PolicyEditor policy={policy} template={template} />
          {isAnnouncedPolicy(slug) && <PolicyNotice slug={slug} />}
          <PolicyVersions slug={slug} />
        </div>
      )}
    </SettingsFrame>
  );
}
