import { trapAttributes } from './robot-guard.tsx';

/** Facts of a no-JS form: its key, when it was written in milliseconds, and why it was refused, with the fields that were wrong. */
export type NoJsFacts = { key: string; startedAt: number; problem: string | null; wrong: string[] };

/**
 * What a form that a browser posts without JavaScript sends of the robot guard (decision 114): when its document was written, and the field
 * that no person sees or reaches.
 */
export function RobotFacts({ startedAt }: Pick<NoJsFacts, 'startedAt'>) {
  return (
    <>
      <input type="hidden" name="startedAt" value={startedAt} />
      <div className="visually-hidden" aria-hidden="true">
        <input {...trapAttributes} />
      </div>
    </>
  );
}
