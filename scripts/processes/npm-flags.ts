import packageJson from '../../package.json' with { type: 'json' };

/**
 * Flags of Node with which npm starts a script: with them it takes half of the processor's time.
 * @param script its path in the project, as `scripts/serve.ts`
 */
export function npmFlags(script: string): readonly string[] {
  const command = Object.values(packageJson.scripts).find((each) => each.endsWith(` ${script}`));
  return command?.split(' ').slice(1, -1) ?? [];
}
