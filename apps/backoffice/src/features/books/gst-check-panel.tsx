import type { GstReturnView } from '@ilaneer/contract/staff/books/gst-returns';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Panel } from '../../parts/frame/panel.tsx';

type Problem = GstReturnView['problems'][number];

const TITLES = {
  wrong: 'To mend or explain',
  uncertain: 'For an accountant to decide',
} as const;

/** GST-RETURN-10. */
export function GstCheckPanel({ problems }: { problems: readonly Problem[] }) {
  return (
    <Panel title="Check before filing">
      <div className="grid max-w-text gap-4 text-sm">
        {problems.length === 0 && (
          <p>No faults found in the documents. The portal checks more when the file is uploaded.</p>
        )}
        {(['wrong', 'uncertain'] as const).map((weight) => (
          <Problems
            key={weight}
            title={TITLES[weight]}
            problems={problems.filter((problem) => problem.weight === weight)}
          />
        ))}
      </div>
    </Panel>
  );
}

function Problems({ title, problems }: { title: string; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-1 grid list-disc gap-2 pl-5">
        {problems.map((problem) => (
          <li key={problem.text}>
            <p>{problem.text}</p>
            {problem.count > 0 && (
              <p className="wrap-anywhere text-palm-soft" translate="no">
                {numbersOf(problem)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function numbersOf({ count, documents }: Problem): string {
  const more = count - documents.length;
  const shown = documents.join(', ');
  return more === 0 ? shown : `${shown} and ${indianDigits(more)} more`;
}
