import { type Config, readConfig } from '../../src/runtime/config/config.ts';

/**
 * The configuration of the demo: a folder and databases of its own, whatever the settings name.
 * @param settings the environment
 */
export function demoConfig(settings: NodeJS.ProcessEnv, port?: number): Config {
  const { dataDir } = readConfig(settings);
  return readConfig(settings, {
    dataDir: `${dataDir}/demo`,
    ownDatabase: true,
    ...(port === undefined ? {} : { port }),
  });
}
