import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Navigate } from 'react-router';
import { useChecklist } from '../use-checklist.ts';
import { STEPS } from './first-run-steps.ts';

export default function Start({ otherwise }: { otherwise: string }) {
  const { data, isPending } = useChecklist();
  if (isPending) return <Spinner label="Opening …" />;
  if (data === undefined || data.isOpen) return <Navigate to={otherwise} replace />;
  const isUntouched = data.items.every(({ id, isDone }) => !isDone || STEPS.every((step) => step.id !== id));
  return <Navigate to={isUntouched ? '/first-run' : '/getting-started'} replace />;
}
