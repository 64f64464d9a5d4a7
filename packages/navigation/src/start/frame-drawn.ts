/** Resolves after the next frame is drawn, or at once in a tab that draws none. */
export async function frameDrawn(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
