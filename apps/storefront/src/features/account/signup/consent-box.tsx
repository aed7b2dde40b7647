import { type ConsentPurpose, consentNotice } from '@ilaneer/domain/account/consents';
import { CheckboxField, type CheckboxFieldProps } from '@ilaneer/ui/fields/checkbox-field';
import { Fragment } from 'react';
import { brand } from '../../../lib/content.ts';
import { TermsLink } from '../dialog/terms.tsx';

type ConsentBoxProps = Omit<CheckboxFieldProps, 'label' | 'hint'> & { readonly purpose: ConsentPurpose };

/** A box that asks for a consent: the words here are those that are stored with it, to the letter (ACCOUNT-45). */
export function ConsentBox({ purpose, ...box }: ConsentBoxProps) {
  const { label, notice, isNeeded } = consentNotice(purpose, brand().name);
  return (
    <CheckboxField
      {...box}
      required={isNeeded}
      label={<ConsentWords words={label} />}
      hint={<ConsentWords words={notice} />}
    />
  );
}

/** Words of a consent, with links where they name the terms or the privacy policy. */
export function ConsentWords({ words }: { readonly words: string }) {
  return words.split(NAMED).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words never change
    <Fragment key={index}>
      {part === 'Terms and Conditions' ? (
        <TermsLink to="terms" />
      ) : part === 'Privacy Policy' ? (
        <TermsLink to="privacy" />
      ) : (
        part
      )}
    </Fragment>
  ));
}

const NAMED = /(Terms and Conditions|Privacy Policy)/;
