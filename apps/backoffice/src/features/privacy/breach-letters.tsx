import { saveFile } from '@ilaneer/client/save-file';
import { type Breach, type LetterFrom, letterToBoard, letterToPeople } from '@ilaneer/domain/privacy/breach';
import { Button } from '@ilaneer/ui/buttons/button';
import { Panel } from '../../parts/frame/panel.tsx';

/** Open blanks are {{…}} (PRIVACY-11). */
export function BreachLetters({ breach, from }: { breach: Breach; from: LetterFrom }) {
  return (
    <>
      <Letter title="Letter to the people" file="letter-to-people.txt" text={letterToPeople(breach, from)} />
      <Letter title="Letter to the Board" file="letter-to-the-board.txt" text={letterToBoard(breach, from)} />
    </>
  );
}

function Letter({ title, file, text }: { title: string; file: string; text: string }) {
  return (
    <Panel
      title={title}
      actions={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), file)}
        >
          Save as a file
          <span className="sr-only">: {title}</span>
        </Button>
      }
    >
      <p className="whitespace-pre-wrap wrap-anywhere text-sm">{text}</p>
    </Panel>
  );
}
