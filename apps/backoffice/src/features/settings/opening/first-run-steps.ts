import type { Permission } from '@ilaneer/domain/staff/permission';
import type { Checklist } from '../use-checklist.ts';

export type StepId = 'brand' | 'seller' | 'support' | 'delivery' | 'tax' | 'policies' | 'catalogue' | 'done';

export type Step = {
  readonly id: StepId;
  readonly label: string;
  readonly title: string;
  readonly why: string;
  readonly needs: Permission;
};

const needs = 'settings.write';

export const STEPS: readonly Step[] = [
  {
    id: 'brand',
    label: 'Brand',
    title: 'What is your shop called?',
    why: 'Pages, mails and search engines show it. All of it can be changed later.',
    needs,
  },
  {
    id: 'seller',
    label: 'Company',
    title: 'Who sells?',
    why: 'Every invoice must name the seller with address, GSTIN and FSSAI licence.',
    needs,
  },
  {
    id: 'support',
    label: 'Contacts',
    title: 'How do shoppers reach you?',
    why: 'The law asks for an e-mail address, a phone number and a grievance officer by name.',
    needs,
  },
  {
    id: 'delivery',
    label: 'Delivery',
    title: 'What does delivery cost?',
    why: 'Start with these figures or enter your own.',
    needs,
  },
  {
    id: 'tax',
    label: 'Tax',
    title: 'How are your goods taxed?',
    why: 'Shoppers must see one price with all taxes, at most the MRP. Each product has the rate of its HSN code.',
    needs,
  },
  {
    id: 'policies',
    label: 'Policies',
    title: 'What do you promise?',
    why: 'Four pages that every shop needs. Templates are provided; fill in your details.',
    needs: 'content.write',
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    title: 'How does the catalogue start?',
    why: 'Start with the sample catalogue or with your own goods.',
    needs,
  },
  {
    id: 'done',
    label: 'Done',
    title: 'That was the longest part',
    why: 'The remaining tasks are on one checklist, each with a link to its page.',
    needs,
  },
];

export function stepNamed(id: string | null): Step | null {
  return STEPS.find((step) => step.id === id) ?? null;
}

export function firstStepToDo(
  steps: readonly Step[],
  checklist: Pick<Checklist, 'items' | 'catalogue'>,
): Step | null {
  return steps.find((step) => isToDo(step, checklist)) ?? null;
}

/** May remain after saving. */
export function isToDo({ id }: Step, { items, catalogue }: Pick<Checklist, 'items' | 'catalogue'>): boolean {
  if (id === 'done') return true;
  return id === 'catalogue' ? catalogue === null : items.some((item) => item.id === id && !item.isDone);
}

export function whyToDo({ id }: Step, { items }: Pick<Checklist, 'items'>): string | null {
  const item = items.find((one) => one.id === id);
  return item === undefined || item.isDone ? null : item.text;
}
