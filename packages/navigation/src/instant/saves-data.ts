type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked not to spend traffic on guesses, or has a line that guesses would block. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
