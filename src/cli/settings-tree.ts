import type { Command } from 'commander'
import type { Lang } from '../protocol/lang.ts'
import { argument, commandGroup, storeCommand } from './command-builder.ts'

/** `baton settings …`: keys, variables and files for agents. */
export function addSettingsCommands(root: Command, lang: Lang): void {
  const settings = commandGroup(root, 'settings', lang)
  const name = () => argument('<name>', 'setting', lang)
  storeCommand(settings, 'settings set', lang, ['scope', 'settingKind', 'keyIn', 'allowShort'])
    .addArgument(name())
    // Refused by the command itself: the parser would print what was given, which may be the value.
    .allowExcessArguments()
    .allowUnknownOption()
    .action(async (of, options, { args }: Command) =>
      (await import('./commands/settings-set.ts')).settingsSet(of, { ...options, lang, extra: args.slice(1) }),
    )
  storeCommand(settings, 'settings list', lang).action(async (options) =>
    (await import('./commands/settings-list.ts')).settingsList({ ...options, lang }),
  )
  storeCommand(settings, 'settings show', lang, ['scope'])
    .addArgument(name())
    .action(async (of, options) => (await import('./commands/settings-list.ts')).settingsShow(of, { ...options, lang }))
  storeCommand(settings, 'settings unset', lang, ['scope'])
    .addArgument(name())
    .action(async (of, options) => (await import('./commands/settings-set.ts')).settingsUnset(of, { ...options, lang }))
  storeCommand(settings, 'settings rotate', lang, ['keyIn', 'wrapping', 'lost']).action(async (options) =>
    (await import('./commands/settings-rotate.ts')).settingsRotate({ ...options, lang }),
  )
  storeCommand(settings, 'settings check', lang).action(async (options) =>
    (await import('./commands/settings-list.ts')).settingsCheck({ ...options, lang }),
  )
}
