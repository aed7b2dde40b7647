import { Process } from '../../features/written-page/components/process.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** How a coconut becomes a bottle (decisions.md section 2). */
export function Component() {
  return (
    <WrittenPage slug="process" title="Our Process">
      {(page) => <Process page={page} />}
    </WrittenPage>
  );
}
