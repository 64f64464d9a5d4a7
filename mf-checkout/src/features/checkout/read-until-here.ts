import { whenOnline } from '@vitryna/remote-kit';

/**
 * Reads something once; where that fails, again each time the store can be reached, until it is here. Nothing is asked for afterwards.
 * @returns how to give it up
 */
export function readUntilHere<Answer>(read: () => Promise<Answer>, onAnswer: (answer: Answer) => void): () => void {
  let isWanted = true;
  let stopWaiting: (() => void) | undefined;
  const stop = () => {
    isWanted = false;
    stopWaiting?.();
  };
  const attempt = () => {
    read().then(
      (answer) => {
        if (!isWanted) return;
        stop();
        onAnswer(answer);
      },
      () => {
        if (isWanted) stopWaiting ??= whenOnline(attempt);
      },
    );
  };
  attempt();
  return stop;
}
