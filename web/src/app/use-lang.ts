import type { Lang } from '../../../src/protocol/lang.ts'
import { usePreferences } from './preferences.ts'

export const useLang = (): Lang => usePreferences().lang
