import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Link } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { ProgressBar } from '../../../parts/frame/progress-bar.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { type Checklist, useChecklist } from '../use-checklist.ts';
import { CatalogueChoice } from './catalogue-choice.tsx';
import { ChecklistRows } from './checklist-rows.tsx';
import { OpenShop } from './open-shop.tsx';

export function Component() {
  const query = useChecklist();
  const may = useMay();
  if (query.isError && query.data === undefined) {
    return <Unreadable what="The checklist" query={query} />;
  }
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const checklist = query.data;
  const { items, isOpen } = checklist;
  const missing = items.filter(({ isRequired, isDone }) => isRequired && !isDone);
  const advised = items.filter(({ isRequired, isDone }) => !isRequired && !isDone);
  const done = items.filter(({ isDone }) => isDone);
  return (
    <>
      <PageHeader
        title="Getting started"
        state={<Badge tone={isOpen ? 'leaf' : 'sun'}>{isOpen ? 'Open' : 'Not open yet'}</Badge>}
        about={<About checklist={checklist} missing={missing.length} />}
        actions={
          <>
            {missing.length > 0 && (
              <ButtonLink variant="secondary" render={<Link to="/first-run" />}>
                Step by step
              </ButtonLink>
            )}
            {!isOpen && may('content.write') && (
              <ButtonLink variant="secondary" render={<a href="/" target="_blank" rel="noreferrer" />}>
                Look at the shop
              </ButtonLink>
            )}
            {!isOpen && <OpenShop missing={missing} />}
          </>
        }
      />
      <div className="grid max-w-4xl gap-4">
        <Progress done={done.length} of={items.length} />
        {missing.length === 0 && (
          <Notice tone="success">Everything required by law and for selling is in place.</Notice>
        )}
        {missing.length > 0 && (
          <Panel title={isOpen ? 'Needed before a live shop opens' : 'Needed before the shop opens'} flush>
            <ChecklistRows items={missing} />
          </Panel>
        )}
        {checklist.catalogue === null && (
          <Panel title="Starting catalogue">
            <CatalogueChoice checklist={checklist} />
          </Panel>
        )}
        {advised.length > 0 && (
          <Panel title="Good to have" flush>
            <ChecklistRows items={advised} />
          </Panel>
        )}
        {done.length > 0 && (
          <Panel title="In place" flush>
            <ChecklistRows items={done} />
          </Panel>
        )}
      </div>
    </>
  );
}

function About({ checklist, missing }: { checklist: Checklist; missing: number }) {
  const { mode, isOpen, openedAt } = checklist;
  if (mode === 'sandbox' && isOpen) {
    return 'This is a sandbox: it is open, and no real money is used. A live shop needs its own texts and goods.';
  }
  if (isOpen && openedAt !== null) {
    return (
      <>
        Open to shoppers since <When at={openedAt} whole />.
      </>
    );
  }
  return missing === 0
    ? 'Everything is ready. Shoppers see the shop as soon as you open it.'
    : 'Shoppers see that the shop opens soon, and nothing else.';
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <ProgressBar done={done} of={of} label="In place" />
      <span className="font-semibold">
        {done} of {of} in place
      </span>
    </div>
  );
}
