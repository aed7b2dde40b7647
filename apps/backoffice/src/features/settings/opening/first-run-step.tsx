import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { BrandForm } from '../sections/brand-form.tsx';
import { DeliveryForm } from '../sections/delivery-form.tsx';
import { SellerForm } from '../sections/seller-form.tsx';
import { SupportForm } from '../sections/support-form.tsx';
import { TaxForm } from '../sections/tax-form.tsx';
import type { Checklist } from '../use-checklist.ts';
import type { Sections } from '../use-settings.ts';
import { CatalogueChoice } from './catalogue-choice.tsx';
import type { StepId } from './first-run-steps.ts';
import { PoliciesStep } from './policies-step.tsx';

type FirstRunStepProps = {
  step: StepId;
  settings: Sections;
  checklist: Checklist;
  onDone: () => void;
  also: ReactNode;
};

export function FirstRunStep({ step, settings, checklist, ...rest }: FirstRunStepProps) {
  const form = { ...rest, submitLabel: 'Save and continue' };
  switch (step) {
    case 'brand':
      return <BrandForm section={settings.brand} {...form} />;
    case 'seller':
      return <SellerForm section={settings.seller} {...form} />;
    case 'support':
      return <SupportForm section={settings.support} {...form} />;
    case 'delivery':
      return <DeliveryForm section={settings.delivery} {...form} />;
    case 'tax':
      return <TaxForm section={settings.tax} {...form} />;
    case 'policies':
      return <PoliciesStep {...rest} />;
    case 'catalogue':
      return <CatalogueChoice checklist={checklist} {...rest} />;
    case 'done':
      return <Finished checklist={checklist} />;
  }
}

function Finished({ checklist }: { checklist: Checklist }) {
  const missing = checklist.items.filter(({ isRequired, isDone }) => isRequired && !isDone);
  return (
    <Panel title={missing.length === 0 ? 'Nothing needed is missing' : 'Still to do'}>
      {missing.length > 0 && (
        <ul className="list-disc pl-5">
          {missing.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 pt-4">
        <ButtonLink render={<Link to="/getting-started" />}>To the checklist</ButtonLink>
        <ButtonLink variant="secondary" render={<Link to="/products" />}>
          To the products
        </ButtonLink>
      </div>
    </Panel>
  );
}
