/** A setting with a wrong value: one sentence that names it. */
export class ConfigError extends Error {}
