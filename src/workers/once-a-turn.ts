/** Does the work once at the end of this turn of the event loop, however often it was asked for meanwhile. */
export function onceATurn(work: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      work();
    });
  };
}
