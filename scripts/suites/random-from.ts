/** Numbers from 0 to 1 that are the same for the same seed (Park and Miller, 1988). */
export function randomFrom(seed: number): () => number {
  let state = Math.max(1, seed % 2_147_483_647);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
