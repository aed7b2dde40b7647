import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Stepper } from '@ilaneer/ui/navigation/stepper';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { useMay } from '../../../session/permission.ts';
import { useChecklist } from '../use-checklist.ts';
import { useSettings } from '../use-settings.ts';
import { FirstRunStep } from './first-run-step.tsx';
import {
  firstStepToDo,
  isToDo,
  STEPS,
  type Step,
  type StepId,
  stepNamed,
  whyToDo,
} from './first-run-steps.ts';

export function Component() {
  const settings = useSettings();
  const checklist = useChecklist();
  const may = useMay();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [saved, setSaved] = useState<StepId | null>(null);
  const steps = STEPS.filter(({ needs }) => may(needs));
  const failed = settings.error ?? checklist.error;
  const asked = stepNamed(params.get('step'));
  const known = settings.data !== undefined && checklist.data !== undefined;
  const step = asked ?? (known ? firstStepToDo(steps, checklist.data) : null);
  const heading = useFocusOnStep(step?.id ?? null);

  if (failed !== null && !known) {
    const refetch = () => [settings.refetch(), checklist.refetch()];
    return <Unreadable what="The shop’s settings" query={{ error: failed, refetch }} />;
  }
  if (!known || step === null) return <Spinner label="Loading …" />;
  const at = steps.findIndex(({ id }) => id === step.id);
  const go = (to: Step | undefined) => {
    if (to === undefined) void navigate('/getting-started');
    else setParams({ step: to.id });
  };
  const next = () => go(steps[at + 1]);
  const finish = async () => {
    const { data = checklist.data } = await checklist.refetch();
    if (whyToDo(step, data) === null) return next();
    setSaved(step.id);
  };
  const why = saved === step.id ? whyToDo(step, checklist.data) : null;
  const isDone = (index: number) => steps[index] !== undefined && !isToDo(steps[index], checklist.data);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Set up your shop"
        about="Each step is saved when you finish it. You can leave and come back at any time."
        actions={
          <ButtonLink variant="quiet" size="sm" className="-mr-4" render={<Link to="/getting-started" />}>
            Leave
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        {/* Passed steps may be incomplete. */}
        <Stepper
          compact
          label="Setting up"
          steps={steps.map(({ label }) => label)}
          current={at}
          isDone={isDone}
        />
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {step.title}
          </h2>
          <p className="text-palm-soft text-sm">{step.why}</p>
        </div>
        {why !== null && <Notice tone="error">{`Saved, but this step is not done yet. ${why}`}</Notice>}
        <FirstRunStep
          key={step.id}
          step={step.id}
          settings={settings.data.settings}
          checklist={checklist.data}
          onDone={() => void finish()}
          also={
            <>
              <Button variant="quiet" onClick={next}>
                Skip for now
              </Button>
              {at > 0 && (
                <Button variant="quiet" onClick={() => go(steps[at - 1])}>
                  Back
                </Button>
              )}
            </>
          }
        />
      </div>
    </div>
  );
}

function useFocusOnStep(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== null && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
