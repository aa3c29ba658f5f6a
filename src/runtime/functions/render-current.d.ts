/** What scripts/prepare-functions.ts writes: the compiled pages at a place that does not change with them. */
declare module '*/dist/render/current.mjs' {
  export function render(path: string, locals: { readonly view: unknown }): Promise<string>;
}
